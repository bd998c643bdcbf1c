import { isDrug } from '../../vocabulary/drugs.ts';

const brands = `acetaminophen: tylenol paracetamol
ibuprofen: advil motrin
naproxen: aleve naprosyn
celecoxib: celebrex
meloxicam: mobic
diclofenac: voltaren
ketorolac: toradol
tramadol: ultram
hydrocodone: norco vicodin
oxycodone: percocet oxycontin
gabapentin: neurontin
pregabalin: lyrica
metformin: glucophage
sitagliptin: januvia
empagliflozin: jardiance
dapagliflozin: farxiga
canagliflozin: invokana
semaglutide: ozempic wegovy rybelsus
dulaglutide: trulicity
liraglutide: victoza
tirzepatide: mounjaro
pioglitazone: actos
insulin: insulins
lisinopril: zestril prinivil
losartan: cozaar
valsartan: diovan
olmesartan: benicar
amlodipine: norvasc
metoprolol: lopressor toprol
carvedilol: coreg
hydrochlorothiazide: hctz
furosemide: lasix
bumetanide: bumex
torsemide: demadex
atorvastatin: lipitor
simvastatin: zocor
rosuvastatin: crestor
ezetimibe: zetia
warfarin: coumadin
apixaban: eliquis
rivaroxaban: xarelto
clopidogrel: plavix
enoxaparin: lovenox
levothyroxine: synthroid unithroid levoxyl
methylprednisolone: medrol
triamcinolone: kenalog
betamethasone: celestone
albuterol: ventolin proair proventil
montelukast: singulair
fluticasone: flonase
loratadine: claritin
cetirizine: zyrtec
fexofenadine: allegra
diphenhydramine: benadryl
pseudoephedrine: sudafed
guaifenesin: mucinex robitussin
omeprazole: prilosec
pantoprazole: protonix
esomeprazole: nexium
famotidine: pepcid
ranitidine: zantac
loperamide: imodium
ondansetron: zofran
metoclopramide: reglan
dicyclomine: bentyl
cephalexin: keflex
azithromycin: zithromax z-pak z-pack
ciprofloxacin: cipro
levofloxacin: levaquin
metronidazole: flagyl
nitrofurantoin: macrobid
fluconazole: diflucan
valacyclovir: valtrex
oseltamivir: tamiflu
hydroxychloroquine: plaquenil
adalimumab: humira
etanercept: enbrel
azathioprine: imuran
sertraline: zoloft
fluoxetine: prozac
citalopram: celexa
escitalopram: lexapro
paroxetine: paxil
venlafaxine: effexor
duloxetine: cymbalta
bupropion: wellbutrin
mirtazapine: remeron
buspirone: buspar
lorazepam: ativan
alprazolam: xanax
clonazepam: klonopin
diazepam: valium
zolpidem: ambien
lamotrigine: lamictal
valproate: depakote
topiramate: topamax
levetiracetam: keppra
carbamazepine: tegretol
phenytoin: dilantin
quetiapine: seroquel
risperidone: risperdal
olanzapine: zyprexa
aripiprazole: abilify
sumatriptan: imitrex
cyclobenzaprine: flexeril
methocarbamol: robaxin
tamsulosin: flomax
sildenafil: viagra
tadalafil: cialis
alendronate: fosamax
denosumab: prolia
polyethylene-glycol: miralax
tretinoin: retin-a
isotretinoin: accutane`;

// Drugs that are told apart by few letters (after the ISMP list of confused names) and are not in the writing vocabulary.
const others = new Set(
  `hydroxyzine cycloserine cyclosporine tetracaine vinblastine vincristine chlorpromazine chlorpropamide chlordiazepoxide dobutamine dopamine ephedrine phenylephrine
  fosinopril quinapril captopril amiloride nimodipine nicardipine felodipine tolazamide tolbutamide liothyronine methyltestosterone acetazolamide acetohexamide lamisil
  terbinafine lamivudine zidovudine valganciclovir ganciclovir rifampin rifaximin rifabutin sulfasalazine sulfadiazine pentobarbital phenobarbital primidone
  nortriptyline desipramine imipramine clomipramine doxepin trifluoperazine perphenazine promethazine prochlorperazine fluvoxamine luvox losec cerebyx fosphenytoin
  oxcarbazepine ethosuximide ropinirole pramipexole benztropine selegiline rasagiline memantine donepezil rivastigmine mesalamine budesonide beclomethasone mometasone
  ipratropium tiotropium salmeterol formoterol levalbuterol theophylline tolterodine solifenacin mirabegron guanfacine methyldopa minoxidil doxazosin prazosin terazosin
  tizanidine carisoprodol metaxalone dantrolene febuxostat probenecid penicillamine leflunomide tofacitinib infliximab rituximab ranolazine ivabradine sacubitril entresto
  dabigatran pradaxa ticagrelor brilinta prasugrel fondaparinux tranexamic cefuroxime cefazolin cefotaxime cefixime cefprozil linezolid meropenem gentamicin tobramycin
  amikacin nystatin ketoconazole clotrimazole miconazole permethrin ivermectin albendazole hyoscyamine glycopyrrolate lubiprostone linaclotide bisacodyl docusate
  lactulose sucralfate misoprostol methylphenidate dexmethylphenidate lisdexamfetamine amphetamine dextroamphetamine modafinil atomoxetine naltrexone disulfiram acamprosate
  varenicline chantix nicotine estazolam temazepam oxazepam triazolam eszopiclone ramelteon suvorexant meclizine scopolamine dimenhydrinate raloxifene tamoxifen letrozole
  anastrozole clomiphene medroxyprogesterone levonorgestrel spironolactone eplerenone metolazone indapamide nadolol pindolol sotalol propafenone flecainide dofetilide
  lovastatin fenofibrate gemfibrozil niacin colestipol cholestyramine nateglinide repaglinide saxagliptin linagliptin exenatide glucagon desmopressin oxytocin octreotide
  cabergoline bromocriptine zonisamide lacosamide tapentadol hydromorphone oxymorphone meperidine butorphanol ketamine propofol etomidate rocuronium succinylcholine
  wegovy rybelsus mounjaro tirzepatide unithroid levoxyl proventil paracetamol naprosyn demadex phenytoin betamethasone enoxaparin metoclopramide oseltamivir canagliflozin
  flovent lantus humalog novolog levemir tresiba basaglar toujeo
  tylox moban aricept kaletra elidel sinequan aldara nabumetone protopic biaxin janumet fetzima olumiant loxapine percodan cyproheptadine clarinex zolmitriptan cardura
  humulin ecotrin sulindac ultracet aldactone lanoxin zestoretic premarin provera estrace boniva actonel evista avodart proscar hytrin minipress catapres tenormin inderal
  tadalafil denosumab isotretinoin risperdal zyprexa oxycontin celestone cortisone synvisc suprep epiduo phexxi microgestin`.split(
    /\s+/,
  ),
);

// Words of the writing vocabulary that name a drug only sometimes: laboratory values, what is breathed.
const ambiguous = new Set(
  'iron calcium magnesium potassium oxygen folate testosterone estrogen progesterone vitamin insulin biotin medrol'.split(
    ' ',
  ),
);

const generics = new Map<string, string>(
  brands.split('\n').flatMap((line) => {
    const [generic = '', names = ''] = line.split(': ');
    return [[generic, generic] as const, ...names.split(' ').map((name) => [name, generic] as const)];
  }),
);

/** The generic name of a drug named by a word in lower case, or undefined for other words. Laboratory words are none. */
export function drugOf(word: string): string | undefined {
  const bare = word.replace(/'s$/, '');
  const generic = generics.get(bare);
  if (generic !== undefined) return generic;
  if (others.has(bare) || (isDrug(bare) && !ambiguous.has(bare))) return bare;
  return undefined;
}

const micrograms = new Set(
  'levothyroxine liothyronine fentanyl fluticasone albuterol budesonide digoxin cyanocobalamin b12 misoprostol clonidine folate salmeterol tiotropium mometasone desmopressin'.split(
    ' ',
  ),
);
const units = new Set(['insulin', 'heparin', 'vitamin', 'd', 'd3', 'botox', 'penicillin', 'oxytocin', 'nystatin']);
const liquids = new Set(
  'acetaminophen ibuprofen amoxicillin guaifenesin dextromethorphan lactulose cephalexin azithromycin prednisolone nystatin lidocaine penicillin'.split(
    ' ',
  ),
);
const grams = new Set(
  'vancomycin ceftriaxone cefazolin amoxicillin azithromycin mesalamine valacyclovir sucralfate diclofenac'.split(' '),
);

/** Whether a dose of a drug is usual in a unit: milligrams for most. Judges a unit that was not said. */
export function isUsualUnit(drug: string | undefined, unit: string): boolean {
  if (unit === 'mg') return drug !== 'insulin' && drug !== 'heparin';
  if (unit === 'mcg') return drug !== undefined && micrograms.has(drug);
  if (unit === 'units') return drug !== undefined && units.has(drug);
  if (unit === 'mL') return drug !== undefined && liquids.has(drug);
  if (unit === 'g') return drug !== undefined && grams.has(drug);
  return true;
}

/** Letters to change, add or drop to make one word of the other; at most `most` + 1 is counted. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return Math.min(row[b.length]!, most + 1);
}

/** Whether two words are spelled alike enough to be taken for each other. */
export function looksAlike(a: string, b: string): boolean {
  if (a === b || a.length < 4 || b.length < 4 || a.length > 24 || b.length > 24) return false;
  const longer = Math.max(a.length, b.length);
  const most = Math.floor(longer * 0.55);
  return distance(a, b, most) <= most && (a.slice(0, 2) === b.slice(0, 2) || a.slice(-4) === b.slice(-4));
}
