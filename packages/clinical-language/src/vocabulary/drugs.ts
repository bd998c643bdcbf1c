const names: ReadonlySet<string> = new Set(
  `aspirin ibuprofen acetaminophen tylenol advil motrin aleve naproxen celebrex celecoxib meloxicam mobic diclofenac voltaren indomethacin ketorolac toradol tramadol ultram
  oxycodone percocet hydrocodone norco vicodin morphine fentanyl codeine methadone buprenorphine suboxone naloxone gabapentin neurontin pregabalin lyrica
  metformin glucophage glipizide glyburide glimepiride insulin lantus humalog novolog levemir tresiba januvia sitagliptin jardiance empagliflozin farxiga dapagliflozin
  invokana ozempic semaglutide trulicity dulaglutide victoza liraglutide actos pioglitazone lisinopril zestril prinivil enalapril benazepril ramipril losartan cozaar
  valsartan diovan olmesartan benicar irbesartan amlodipine norvasc nifedipine diltiazem verapamil metoprolol lopressor toprol atenolol carvedilol coreg propranolol
  bisoprolol labetalol hydrochlorothiazide hctz chlorthalidone furosemide lasix bumex bumetanide torsemide spironolactone clonidine hydralazine atorvastatin lipitor
  simvastatin zocor rosuvastatin crestor pravastatin ezetimibe zetia warfarin coumadin eliquis apixaban xarelto rivaroxaban plavix clopidogrel heparin lovenox
  digoxin amiodarone nitroglycerin isosorbide levothyroxine synthroid methimazole prednisone prednisolone methylprednisolone medrol dexamethasone hydrocortisone cortisone
  triamcinolone kenalog celestone clobetasol albuterol ventolin proair advair symbicort flovent spiriva singulair montelukast flonase fluticasone claritin
  loratadine zyrtec cetirizine allegra fexofenadine benadryl diphenhydramine sudafed pseudoephedrine mucinex guaifenesin robitussin dextromethorphan omeprazole prilosec
  pantoprazole protonix nexium esomeprazole famotidine pepcid ranitidine zantac tums miralax colace senna metamucil imodium loperamide zofran ondansetron
  reglan bentyl dicyclomine amoxicillin augmentin penicillin ampicillin cephalexin keflex cefdinir ceftriaxone azithromycin zithromax z-pak clarithromycin erythromycin doxycycline
  minocycline tetracycline ciprofloxacin cipro levofloxacin levaquin bactrim sulfa clindamycin metronidazole flagyl vancomycin nitrofurantoin macrobid fluconazole diflucan
  acyclovir valacyclovir valtrex tamiflu paxlovid hydroxychloroquine plaquenil methotrexate humira adalimumab enbrel etanercept azathioprine imuran allopurinol colchicine
  sertraline zoloft fluoxetine prozac citalopram celexa escitalopram lexapro paroxetine paxil venlafaxine effexor duloxetine cymbalta bupropion wellbutrin trazodone
  mirtazapine remeron amitriptyline nortriptyline buspirone buspar lorazepam ativan alprazolam xanax clonazepam klonopin diazepam valium zolpidem ambien melatonin
  lithium lamotrigine lamictal depakote valproate topamax topiramate keppra levetiracetam carbamazepine tegretol dilantin quetiapine seroquel risperidone olanzapine
  abilify aripiprazole clozapine adderall ritalin concerta vyvanse strattera sumatriptan imitrex rizatriptan flexeril cyclobenzaprine baclofen tizanidine
  robaxin methocarbamol tamsulosin flomax finasteride oxybutynin viagra sildenafil cialis estrogen estradiol progesterone testosterone alendronate fosamax prolia
  vitamin iron calcium magnesium potassium folate biotin lidocaine tretinoin retin-a accutane epinephrine epipen oxygen excedrin nyquil dayquil norethindrone`.split(
    /\s+/,
  ),
);
const endings =
  /(?:pril|sartan|statin|olol|prazole|cillin|mycin|oxacin|gliptin|gliflozin|zepam|zolam|tidine|triptan|dipine|mab|cycline|conazole|vir|semide|thiazide|caine|sone|solone|glutide)$/;

/** True for the name of a drug: a known name, or a word with the ending of a drug class. */
export const isDrug = (word: string): boolean => names.has(word) || (word.length > 6 && endings.test(word));
