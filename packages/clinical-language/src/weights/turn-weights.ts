// Learned from ACI-Bench (Yim et al., Scientific Data 10:586, 2023) and MTS-Dialog (Ben Abacha et al., EACL 2023),
// both CC BY 4.0. Written by the scripts in packages/clinical-language/training; not edited by hand.

/** Whether the next sentence is of another speaker: positive for a change. */
export const turnWeights = `aa false false	-40
aa false true	52
aa true false	126
aa true true	-135
all 	21
all absolutely	23
all all right	-56
all alright	16
all any fever	19
all any known allergies	16
all any questions	20
all anything else	17
all are you working	19
all do you drink	37
all do you work	19
all excellent	-31
all good	-17
all good afternoon doctor	17
all good afternoon sir	-28
all good morning	16
all good morning doctor	-14
all good morning ma'am	-26
all good morning sir	-14
all great	-21
all great thank you	-34
all hello	-36
all hello ma'am	-34
all hello miss	-45
all hello sir	-46
all hey dragon	-49
all hi	-21
all hi there	-37
all i am good	30
all i did	-13
all i do	-22
all i don't know	-10
all i have	-17
all i see	-93
all i understand	-22
all i'm doing okay	-27
all i'm good	-33
all is that correct	22
all it is	-15
all mm-hmm	83
all nice	-38
all no	88
all no i don't	-12
all no i'm not	30
all no never	31
all no no	-10
all no problem	-15
all nope	27
all not really	-27
all of course	-31
all oh wow	-38
all oh yeah	-47
all okay all right	-44
all okay alright	31
all okay good	-14
all okay great	-29
all okay sounds good	39
all okay thank you	-14
all right	22
all sounds good	33
all sure	46
all thank you	36
all thank you nurse	-26
all that is great	-30
all that's correct	29
all that's good	-35
all that's great	-15
all that's right	21
all that's wonderful	-35
all uh-	36
all um no	44
all what	-16
all what happened	27
all what's that	26
all wonderful	-29
all yeah	20
all yes i am	29
all yes i did	28
all yes i have	-26
all yes it is	26
all yes sir	-14
all yes that's correct	38
all you got it	26
all you're welcome	-15
all yup	26
asked size false 0	35
asked size false 1	49
asked size false 2	-13
asked size false 3	-23
asked size false 4	-25
asked size false 5	48
asked size true 1	18
asked size true 2	12
asked size true 3	14
asked size true 4	27
asked true	30
asks false	17
bias	10
first a	-20
first about	26
first absolutely	31
first according	23
first actually	24
first after	-21
first ah	47
first alright	88
first also	-36
first am	-23
first and	-22
first asked false a	-36
first asked false absolutely	17
first asked false according	17
first asked false actually	10
first asked false after	-21
first asked false ah	36
first asked false alright	88
first asked false also	-29
first asked false am	-23
first asked false and	-11
first asked false any	40
first asked false are	25
first asked false at	-33
first asked false aw	34
first asked false awesome	29
first asked false because	30
first asked false before	-26
first asked false besides	28
first asked false but	-17
first asked false bye	37
first asked false cool	31
first asked false could	-22
first asked false did	18
first asked false do	11
first asked false doctor	-12
first asked false does	18
first asked false don't	15
first asked false everyone	-16
first asked false excellent	30
first asked false five	-11
first asked false from	-14
first asked false good	68
first asked false got	17
first asked false gotcha	33
first asked false great	53
first asked false has	29
first asked false have	28
first asked false he	-61
first asked false he's	-23
first asked false hello	23
first asked false her	-53
first asked false here	-32
first asked false hey	14
first asked false hi	32
first asked false his	-46
first asked false hm	56
first asked false hmm	30
first asked false hmmm	27
first asked false how	13
first asked false i	-47
first asked false i'd	-37
first asked false i'll	-23
first asked false i'm	-20
first asked false i've	-37
first asked false is	11
first asked false it	-52
first asked false it'll	-14
first asked false it's	-30
first asked false just	-19
first asked false keep	-28
first asked false last	-15
first asked false let's	-15
first asked false looks	-16
first asked false mm-hmm	73
first asked false my	-65
first asked false never	-18
first asked false nice	21
first asked false no	13
first asked false none	-19
first asked false not	-11
first asked false nothing	-35
first asked false now	-40
first asked false oh	63
first asked false ok	13
first asked false okay	97
first asked false on	-10
first asked false one	-33
first asked false or	-11
first asked false other	-32
first asked false perfect	19
first asked false please	12
first asked false really	27
first asked false remind	27
first asked false seven	-14
first asked false she	-57
first asked false she's	-37
first asked false since	-13
first asked false some	-17
first asked false sometimes	-19
first asked false sorry	20
first asked false sound	-33
first asked false sounds	12
first asked false sure	58
first asked false take	12
first asked false thank	35
first asked false that	21
first asked false that's	17
first asked false the	-56
first asked false there	-35
first asked false there's	-44
first asked false these	-12
first asked false they	-52
first asked false they're	-50
first asked false this	-22
first asked false those	-21
first asked false uh	-42
first asked false uh-	28
first asked false um	-45
first asked false undefined	35
first asked false unfortunately	12
first asked false was	15
first asked false we	-41
first asked false we'll	-35
first asked false were	20
first asked false what	23
first asked false where	12
first asked false which	38
first asked false will	34
first asked false wonderful	37
first asked false would	-14
first asked false wow	59
first asked false yeah	98
first asked false yep	38
first asked false yes	63
first asked false you're	18
first asked false you've	-28
first asked false your	-13
first asked false yup	29
first asked true a	33
first asked true about	52
first asked true absolutely	49
first asked true actually	20
first asked true ah	42
first asked true and	-54
first asked true any	-75
first asked true are	-42
first asked true around	33
first asked true at	40
first asked true both	34
first asked true can	-25
first asked true did	-49
first asked true do	-34
first asked true does	-25
first asked true eh	30
first asked true good	16
first asked true have	-36
first asked true he	94
first asked true he's	40
first asked true hello	28
first asked true hey	-48
first asked true hi	36
first asked true his	-11
first asked true historically	33
first asked true hm	35
first asked true honestly	38
first asked true how	-46
first asked true i	26
first asked true i'd	16
first asked true i'm	35
first asked true i've	38
first asked true in	29
first asked true is	-43
first asked true it	30
first asked true just	36
first asked true like	-34
first asked true maybe	23
first asked true mm-hmm	15
first asked true mostly	25
first asked true my	43
first asked true nah	30
first asked true never	30
first asked true no	92
first asked true none	39
first asked true nope	72
first asked true not	64
first asked true oh	82
first asked true okay	-18
first asked true on	30
first asked true one	45
first asked true only	33
first asked true or	-52
first asked true overall	30
first asked true probably	30
first asked true really	29
first asked true right	45
first asked true she's	32
first asked true show	-31
first asked true so	-49
first asked true sometimes	32
first asked true sorry	-11
first asked true sure	55
first asked true thank	37
first asked true thankfully	24
first asked true that	-27
first asked true that's	19
first asked true they	39
first asked true they're	38
first asked true two	32
first asked true uh	54
first asked true um	50
first asked true very	29
first asked true we	14
first asked true well	120
first asked true yeah	56
first asked true yep	35
first asked true yes	74
first asked true you	-10
first asked true your	-23
first asked true yup	24
first at	-22
first aw	35
first awesome	29
first because	30
first before	-26
first besides	28
first but	-21
first bye	37
first can	-15
first cool	31
first could	-22
first doctor	-12
first don't	19
first eh	30
first everyone	-16
first everything	14
first excellent	30
first fortunately	-18
first from	-18
first good	70
first got	17
first gotcha	33
first great	50
first has	26
first have	13
first he	-36
first hello	26
first her	-55
first here	-31
first here's	-17
first hey	-10
first hi	37
first his	-45
first historically	33
first hm	66
first hmm	30
first hmmm	31
first honestly	38
first i	-27
first i'd	-21
first i'll	-20
first i've	-18
first it	-34
first it'll	-14
first it's	-23
first just	-12
first keep	-28
first kind	-11
first let's	-14
first like	-32
first looks	-14
first me	20
first mm-hmm	75
first mostly	28
first much	-16
first my	-41
first nah	30
first next	-24
first nice	22
first no	65
first nope	73
first not	21
first nothing	-30
first now	-39
first oh	77
first ok	21
first okay	89
first one	-23
first only	-11
first or	-51
first other	-29
first perfect	21
first please	12
first probably	11
first really	38
first remind	25
first right	15
first seven	-12
first she	-48
first she's	-27
first show	-36
first so	-19
first some	-15
first something	-16
first sometimes	-11
first sound	-33
first sounds	18
first sure	69
first take	12
first thank	37
first thankfully	24
first that's	18
first the	-48
first there	-33
first there's	-37
first these	-12
first they	-33
first they're	-39
first this	-22
first those	-25
first two	-14
first uh	-17
first uh-	28
first um	-19
first undefined	22
first unfortunately	17
first usually	16
first very	10
first we	-37
first we'll	-35
first welcome	-21
first well	54
first were	14
first what	17
first what's	-15
first which	38
first will	34
first wonderful	37
first would	-16
first wow	59
first yeah	113
first yep	46
first yes	95
first you're	19
first you've	-28
first your	-24
first yup	38
last abdomen	-20
last about	34
last absolutely	18
last abuse	16
last active	-13
last activities	29
last actually	12
last afternoon	12
last ago	11
last agree	-38
last ah	17
last ahead	32
last all	24
last already	21
last alright	26
last am	31
last ankle	37
last any	26
last anymore	22
last anything	24
last anywhere	26
last appetite	25
last arthritis	-13
last as	-13
last asking	12
last aspirin	24
last asthma	20
last attack	-12
last away	25
last back	31
last bad	25
last basis	27
last be	-21
last before	23
last bending	-17
last birth	18
last birthday	19
last bleeding	16
last blood	26
last breast	-11
last breathing	-23
last but	27
last bye	13
last c	32
last center	-10
last change	10
last chart	-19
last child	14
last children	26
last chills	13
last cholesterol	-15
last clear	-27
last clinic	-22
last colonoscopy	-17
last completely	27
last complications	29
last condition	-17
last congestion	-15
last congratulations	-19
last correct	42
last cough	13
last coumadin	-19
last course	-19
last currently	18
last d	40
last dad	22
last daily	-23
last date	14
last dax	-26
last day	-12
last days	16
last depressed	23
last diagnosis	22
last diarrhea	23
last did	-22
last diet	-30
last disease	-23
last disorder	28
last disorders	18
last distress	-24
last dizzy	-10
last do	-16
last doc	12
last doctor	35
last done	-16
last dragon	-52
last drink	16
last drinking	13
last drugs	19
last eat	-12
last eating	-16
last echocardiogram	-35
last edema	-34
last eight	13
last either	25
last elbow	27
last else	25
last enlarged	18
last episodes	16
last everything	15
last exam	-46
last excellent	-31
last exercise	11
last extremities	-11
last eye	-11
last eyes	23
last face	22
last failure	-20
last far	15
last father	-12
last fatigue	-18
last feeling	13
last feet	-13
last female	15
last few	-22
last fibrillation	-11
last finger	-13
last fingers	12
last five	26
last food	20
last for	20
last forty	11
last four	19
last fracture	-21
last from	-19
last funny	-20
last game	25
last go	16
last good	-16
last great	-33
last hand	23
last handed	36
last happen	40
last happened	15
last have	-14
last having	21
last headache	23
last headaches	22
last health	-13
last hear	-35
last hello	-33
last help	24
last hi	-21
last himself	18
last hip	24
last history	12
last home	12
last honey	-13
last hospital	10
last hours	22
last house	23
last hurt	42
last hurts	43
last husband	11
last hydrated	-16
last i	15
last ibuprofen	24
last illnesses	23
last improvement	12
last in	-16
last incident	30
last infections	23
last information	-37
last inhaler	29
last injury	10
last inside	30
last insulin	11
last intact	-24
last it	15
last kind	25
last knee	31
last knees	25
last know	-27
last labs	-23
last lady	14
last last	18
last lately	15
last levels	-31
last light	16
last like	17
last live	25
last liver	-22
last living	14
last look	-56
last low	10
last lungs	-26
last ma'am	-15
last man	-27
last march	-17
last married	15
last maybe	-18
last me	16
last melanoma	-20
last mind	16
last miss	-46
last mm-hmm	83
last moment	20
last month	20
last months	12
last morning	25
last mouth	-14
last movement	13
last much	20
last names	-10
last nausea	14
last nauseous	24
last neck	-25
last negative	-39
last never	12
last new	17
last news	-15
last nice	-34
last nine	18
last no	90
last nodes	-15
last nodosum	-36
last none	19
last nope	29
last normally	16
last nose	11
last not	28
last note	18
last noted	-12
last notes	-18
last nothing	12
last noticed	19
last now	52
last numbers	18
last nurse	-27
last occasionally	12
last of	35
last office	-20
last okay	-12
last on	13
last once	11
last one	35
last operation	22
last or	25
last other	17
last otherwise	11
last outside	32
last over	-14
last own	15
last p	26
last pain	14
last painful	16
last panel	-28
last part	13
last past	34
last pharmacy	-20
last pills	18
last plan	12
last pneumonia	13
last point	13
last possible	33
last pounds	18
last prescribed	-15
last present	-12
last procedures	-21
last products	-10
last properly	-18
last prostate	21
last question	-41
last questions	24
last quick	-23
last quitting	20
last rash	13
last readings	-30
last real	22
last recently	15
last recommend	30
last records	-24
last region	-20
last regular	-17
last related	27
last remember	45
last removed	22
last report	10
last reports	-11
last result	25
last results	-27
last rhythm	-24
last right	-45
last same	10
last say	-25
last school	21
last see	-82
last sensation	20
last sense	31
last seven	23
last severe	15
last she	36
last shot	27
last shoulder	33
last sign	-20
last signs	-28
last since	22
last single	11
last sir	-26
last sister	-23
last six	21
last skin	-27
last sleeping	13
last smoker	14
last some	25
last son	25
last sore	25
last sores	-11
last sorry	-17
last sort	12
last sound	23
last spine	-39
last stable	-11
last stairs	21
last started	23
last status	-12
last still	31
last stones	-22
last stool	-22
last stroke	21
last substances	32
last sugar	-15
last sure	34
last surgery	27
last t	36
last taking	25
last temperature	24
last template	-28
last tender	-13
last terrible	-11
last test	-15
last tests	-20
last therapy	-25
last there	14
last they	22
last thing	12
last things	-15
last think	-19
last though	-13
last three	17
last throat	-14
last time	15
last times	26
last tired	-11
last to	11
last today	41
last too	15
last treated	25
last treatment	-21
last true	-19
last tumor	-19
last two	41
last uh-	36
last um	-24
last undefined	-45
last understand	-27
last urine	-16
last use	18
last using	-10
last visit	-12
last vomit	21
last vomiting	24
last weak	16
last weakness	-15
last weeks	13
last weight	11
last well	-11
last whatsoever	21
last wheelchair	12
last wheezing	14
last will	-23
last wine	11
last wonderful	-41
last worry	-19
last worse	55
last worst	25
last wow	-34
last wrist	29
last wrong	-22
last x	-27
last x-ray	-52
last yeah	13
last years	24
last yes	13
last you	40
last your	-24
last yup	14
me false false	-20
me false true	27
me true false	51
me true true	-23
opens a i	14
opens a okay	23
opens about	17
opens about i	-26
opens absolutely	36
opens according	-12
opens actually	10
opens actually i	-20
opens after	19
opens all	-37
opens all all	-12
opens all and	-23
opens all i	18
opens all now	-22
opens all okay	-17
opens all um	-24
opens all well	-57
opens alright	46
opens alright alright	18
opens alright i	21
opens alright no	22
opens alright yeah	18
opens also	20
opens am	29
opens and	-47
opens and and	-22
opens and any	-38
opens and are	-24
opens and do	-28
opens and have	-30
opens and how	-21
opens and is	-29
opens and mm-hmm	22
opens and no	24
opens and nope	12
opens and oh	29
opens and so	-39
opens and that's	23
opens and the	11
opens and uh	11
opens and um	-11
opens and well	31
opens and yeah	40
opens and yes	49
opens and you	-10
opens any	38
opens any any	-34
opens any i	55
opens any my	30
opens any nah	25
opens any no	68
opens any none	31
opens any nope	37
opens any not	28
opens any oh	21
opens any uh	24
opens any um	39
opens any yeah	22
opens any yes	24
opens anyone	27
opens anyone no	23
opens anything no	30
opens are	34
opens are i	64
opens are i'm	41
opens are i've	23
opens are no	66
opens are nope	21
opens are not	34
opens are right	22
opens are well	19
opens are yeah	31
opens are yes	57
opens around	24
opens because	21
opens before	-15
opens besides	24
opens both	22
opens but no	19
opens but okay	47
opens but yeah	19
opens but yes	19
opens can	-40
opens can i	-18
opens can no	22
opens can sure	41
opens can um	24
opens can well	24
opens can yeah	25
opens congratulations	-11
opens could	-13
opens did	20
opens did i	17
opens did no	12
opens did nope	23
opens did not	26
opens did yes	41
opens do	45
opens do actually	27
opens do i	37
opens do it	43
opens do my	31
opens do no	86
opens do nope	36
opens do not	26
opens do oh	25
opens do um	19
opens do well	20
opens do what	33
opens do yeah	28
opens do yes	50
opens doctor	-19
opens doctor i	-26
opens does	51
opens does it	25
opens does no	20
opens does um	26
opens does yeah	30
opens does yes	32
opens even	15
opens every	14
opens everyone	13
opens everything	-11
opens excellent	-31
opens first	12
opens five	18
opens for	-12
opens for okay	19
opens from	-18
opens go	18
opens good are	-22
opens good can	-33
opens good do	-22
opens good good	48
opens good i	17
opens good i'm	-18
opens good is	-26
opens good it's	18
opens good my	-29
opens good no	30
opens good thank	28
opens good yes	-36
opens gotcha	-25
opens great	-38
opens great all	-28
opens great okay	-18
opens great so	-34
opens great um	14
opens great what	-36
opens great yes	31
opens happy	24
opens has	65
opens has no	22
opens has well	12
opens has yes	25
opens have	30
opens have i	12
opens have i've	31
opens have no	51
opens have uh	30
opens have yeah	27
opens have yes	32
opens he	27
opens he did	29
opens he he	-60
opens he his	-27
opens he how	30
opens he i	18
opens he my	-29
opens he okay	27
opens he what	41
opens he's he	-27
opens hello	-52
opens hello before	-25
opens hello hi	31
opens hello how	-32
opens hello it	-22
opens hello what	-26
opens her	-24
opens here	19
opens here's	24
opens hey	-80
opens hey all	-14
opens hey and	-30
opens hey i'm	22
opens hey okay	-54
opens hey show	-30
opens hey so	-49
opens hey yeah	-18
opens hi	-27
opens hi hello	33
opens hi how	-57
opens hi i'm	23
opens hi yes	-10
opens his	-24
opens historically	22
opens hm and	-17
opens hm i	18
opens hmm	18
opens hmmm	28
opens honestly	11
opens how	30
opens how a	29
opens how about	32
opens how any	-24
opens how are	-32
opens how do	-25
opens how he	46
opens how hi	12
opens how honestly	26
opens how i	16
opens how i'd	32
opens how i'm	48
opens how i've	42
opens how is	-24
opens how it	33
opens how it's	10
opens how maybe	27
opens how my	39
opens how no	50
opens how nope	24
opens how oh	28
opens how she	42
opens how two	29
opens how uh	25
opens how um	52
opens how we	40
opens how well	48
opens how're	25
opens how's	-25
opens how's i	-30
opens however	-33
opens i	-10
opens i a	-24
opens i after	-15
opens i all	-20
opens i also	-26
opens i and	11
opens i are	18
opens i but	-47
opens i can	-21
opens i did	-17
opens i does	11
opens i good	22
opens i great	40
opens i have	26
opens i hello	25
opens i here	-10
opens i hey	-21
opens i hm	39
opens i how	48
opens i i	-15
opens i i'm	-12
opens i if	-13
opens i it	-30
opens i it's	-29
opens i just	-21
opens i let	31
opens i mm-hmm	19
opens i my	-69
opens i no	20
opens i not	-35
opens i now	-13
opens i oh	28
opens i okay	83
opens i other	-24
opens i right	17
opens i she	-14
opens i sometimes	-28
opens i sounds	11
opens i sure	31
opens i thank	-10
opens i the	-16
opens i there	-25
opens i they	-48
opens i this	-16
opens i um	-14
opens i we	13
opens i well	25
opens i were	16
opens i what	11
opens i yeah	44
opens i yes	74
opens i your	-18
opens i'd	39
opens i'll	-12
opens i'll okay	21
opens i'm and	-36
opens i'm are	15
opens i'm do	14
opens i'm good	40
opens i'm great	36
opens i'm how	-30
opens i'm i	-21
opens i'm i'm	-10
opens i'm it's	-15
opens i'm oh	27
opens i'm okay	10
opens i'm so	16
opens i'm thank	-11
opens i'm well	16
opens i'm yeah	27
opens i've	25
opens i've how	27
opens i've i	-21
opens i've okay	28
opens if	15
opens if okay	33
opens in	-13
opens in okay	31
opens is i	-13
opens is it	15
opens is no	12
opens is um	35
opens is well	23
opens is yeah	26
opens is yes	58
opens it	16
opens it and	-13
opens it any	18
opens it did	43
opens it great	27
opens it have	16
opens it i	-18
opens it is	15
opens it oh	30
opens it okay	28
opens it so	-18
opens it that's	14
opens it we	-25
opens it what	28
opens it when	29
opens it yeah	26
opens it yes	31
opens it's	29
opens it's do	28
opens it's have	12
opens it's i'm	-29
opens it's is	30
opens it's it	-27
opens it's okay	48
opens it's what	32
opens it's yeah	27
opens just	41
opens just okay	34
opens keep	-25
opens let	-37
opens let sure	21
opens let's	-50
opens let's hey	-26
opens like	40
opens like no	25
opens like okay	21
opens looks	-28
opens maybe i	-27
opens maybe okay	25
opens me	-10
opens mm-hmm	92
opens mm-hmm and	42
opens mm-hmm i	14
opens mm-hmm okay	-16
opens mm-hmm so	37
opens mm-hmm um	31
opens mm-hmm undefined	26
opens most	20
opens mostly	23
opens my do	48
opens my he	-51
opens my how	36
opens my i	14
opens my i'm	17
opens my is	14
opens my it	-25
opens my my	-46
opens my oh	30
opens my okay	32
opens my she	-45
opens my what	32
opens my yes	21
opens nah	33
opens never	22
opens next	-15
opens no	73
opens no alright	33
opens no and	40
opens no any	102
opens no anything	27
opens no are	33
opens no can	-27
opens no did	21
opens no do	46
opens no good	40
opens no great	28
opens no have	58
opens no he	19
opens no how	67
opens no i	-46
opens no i'm	-20
opens no is	45
opens no it	-26
opens no oh	-15
opens no okay	61
opens no so	38
opens no well	-13
opens no what	43
opens no yeah	18
opens no yes	15
opens none	25
opens nope	31
opens nope any	49
opens nope do	31
opens nope how	33
opens nope i	-47
opens nope no	-10
opens nope okay	30
opens nope what	44
opens not	26
opens not any	33
opens not i	-11
opens not okay	41
opens nothing	18
opens now	-30
opens of	-18
opens oh and	19
opens oh i	-32
opens oh i'm	-10
opens oh it's	16
opens oh no	-25
opens oh okay	30
opens oh she	15
opens oh that's	-11
opens oh well	21
opens oh what	-23
opens oh when	-19
opens oh yeah	43
opens oh yes	41
opens oh you	-15
opens ok	19
opens okay	15
opens okay a	25
opens okay all	-34
opens okay alright	42
opens okay and	-28
opens okay any	-43
opens okay are	-39
opens okay but	44
opens okay did	-34
opens okay do	-39
opens okay does	-21
opens okay for	16
opens okay good	-11
opens okay great	-39
opens okay have	-33
opens okay how	-70
opens okay i	75
opens okay i'm	26
opens okay i've	18
opens okay if	11
opens okay is	-41
opens okay it's	27
opens okay mm-hmm	21
opens okay my	29
opens okay no	65
opens okay nope	19
opens okay not	41
opens okay okay	19
opens okay sure	19
opens okay that	-27
opens okay that's	-16
opens okay uh	22
opens okay well	-11
opens okay what	-36
opens okay yeah	34
opens okay yes	30
opens okay you	29
opens on okay	23
opens once	18
opens one	-16
opens or	15
opens or no	15
opens other	-13
opens other i	-19
opens past	16
opens patient	-37
opens probably	21
opens remind	-12
opens right	35
opens right okay	30
opens she her	-24
opens she i	-18
opens she my	-29
opens she oh	31
opens she okay	40
opens she she	-41
opens she what	13
opens she's	-11
opens show	-52
opens since	20
opens so	-60
opens so all	19
opens so and	-45
opens so any	-28
opens so but	-14
opens so do	-18
opens so hey	-29
opens so how	-25
opens so i'd	-17
opens so i'm	-26
opens so is	-13
opens so mm-hmm	27
opens so oh	25
opens so okay	16
opens so or	-18
opens so so	-44
opens so sure	29
opens so that's	-19
opens so uh	-27
opens so um	-27
opens so well	41
opens so what	-16
opens so yeah	56
opens so yes	27
opens so you	-34
opens so your	-22
opens sometimes	27
opens sometimes okay	23
opens sorry	-14
opens sorry i	-13
opens sound	29
opens sounds	35
opens sure	49
opens sure any	25
opens sure great	29
opens sure so	31
opens tell	-17
opens thank	20
opens thank are	31
opens thank how	14
opens thank oh	-19
opens thank so	18
opens thank well	15
opens thank yes	-20
opens thank you	22
opens that	-11
opens that all	10
opens that and	-17
opens that do	-16
opens that how	-32
opens that i	-21
opens that okay	31
opens that what	14
opens that yeah	28
opens that yes	17
opens that's	-34
opens that's are	-21
opens that's do	-41
opens that's how	-11
opens that's i'm	-34
opens that's what	-18
opens that's yeah	29
opens that's yes	31
opens the	-11
opens the are	16
opens the do	19
opens the is	17
opens the okay	34
opens the that's	11
opens the the	-30
opens the we	-23
opens the yes	19
opens then	-15
opens there	-44
opens there i	-17
opens there's	-21
opens they	31
opens they and	10
opens they did	39
opens they okay	22
opens they yes	25
opens they're	26
opens they're do	15
opens this	-21
opens this okay	25
opens two	11
opens uh	-20
opens uh so	-34
opens uh uh	-23
opens uh-	36
opens um	-21
opens um and	-26
opens um any	17
opens um did	36
opens um do	28
opens um good	26
opens um have	32
opens um how	27
opens um i	-17
opens um is	18
opens um it	-27
opens um mm-hmm	10
opens um no	17
opens um so	-51
opens um uh	-12
opens um um	-27
opens um what	24
opens um yeah	16
opens um yes	19
opens undefined	-45
opens unfortunately	11
opens very	13
opens was	-15
opens was no	24
opens we	-19
opens we he	-26
opens we how	-31
opens we okay	15
opens we we	-29
opens we will	37
opens we yes	24
opens we'll	-16
opens welcome i	-36
opens welcome thank	56
opens well	14
opens well and	-15
opens well are	32
opens well do	15
opens well have	23
opens well how	39
opens well i'm	22
opens well it	-29
opens well mm-hmm	18
opens well my	-32
opens well oh	38
opens well okay	26
opens well so	-24
opens well well	29
opens well what	37
opens well yeah	34
opens well you	-17
opens were no	13
opens what	29
opens what do	-31
opens what he	46
opens what he's	25
opens what historically	26
opens what how	-15
opens what i	63
opens what i've	36
opens what it's	12
opens what my	57
opens what no	31
opens what nope	16
opens what oh	21
opens what the	32
opens what they	39
opens what um	45
opens what we	38
opens what well	53
opens what yes	24
opens what's	38
opens when	59
opens when about	25
opens when i	13
opens when it	22
opens when it's	31
opens when um	39
opens where	39
opens where i	37
opens where it's	32
opens which i	29
opens who	42
opens who my	28
opens will	11
opens will yes	30
opens wonderful	-30
opens wow yeah	22
opens yeah	48
opens yeah all	13
opens yeah alright	27
opens yeah did	27
opens yeah do	13
opens yeah does	28
opens yeah good	28
opens yeah have	17
opens yeah he	-19
opens yeah how	22
opens yeah i've	-42
opens yeah is	18
opens yeah it	-33
opens yeah my	11
opens yeah no	18
opens yeah oh	23
opens yeah okay	45
opens yeah so	23
opens yeah that	11
opens yeah they	-36
opens yeah we	-15
opens yeah well	33
opens yeah what	16
opens yeah yeah	39
opens yeah you	-13
opens yes	42
opens yes alright	23
opens yes and	40
opens yes any	39
opens yes are	54
opens yes but	-34
opens yes do	26
opens yes good	44
opens yes great	51
opens yes has	30
opens yes have	42
opens yes he	-26
opens yes hm	27
opens yes how	64
opens yes i	-59
opens yes i'm	-12
opens yes is	22
opens yes it	-42
opens yes my	-15
opens yes oh	23
opens yes okay	65
opens yes thank	24
opens yes that's	24
opens yes the	-24
opens yes they	-30
opens yes we	-15
opens yes well	11
opens yes what	22
opens yes yeah	-13
opens yes you	15
opens you	-21
opens you i	-17
opens you mm-hmm	32
opens you no	-13
opens you oh	25
opens you okay	48
opens you thank	13
opens you uh	-16
opens you what	-22
opens you yeah	27
opens you yes	44
opens you you	10
opens you're	-19
opens you're yes	15
opens you've	-19
opens your	-51
opens your yeah	24
opens your yes	25
opens your your	-32
opens yup	16
sizes 0 2	-30
sizes 0 3	-32
sizes 1 0	44
sizes 1 1	-31
sizes 1 2	-30
sizes 1 5	39
sizes 2 1	40
sizes 2 2	-10
sizes 2 3	-14
sizes 2 4	-14
sizes 3 1	60
sizes 3 3	-15
sizes 3 4	-19
sizes 3 5	12
sizes 4 1	50
sizes 4 2	16
sizes 4 4	-18
sizes 4 5	16
sizes 5 1	49
sizes 5 2	53
sizes 5 3	60
sizes 5 4	65
sizes 5 5	47
two 	22
two a few	-11
two a little	46
two about a	26
two about two	-13
two absolutely	22
two absolutely not	25
two according to	23
two actually i	19
two actually yes	31
two ah yes	38
two alright	24
two alright and	23
two alright so	31
two alright thank	26
two alright thanks	25
two am i	-23
two and and	-33
two and any	-32
two and as	20
two and do	-22
two and for	-14
two and have	-11
two and how	11
two and i	-12
two and i'm	19
two and if	-11
two and it	16
two and my	14
two and no	12
two and now	-20
two and then	-14
two and um	-12
two and we	11
two and what	-26
two and when	-14
two and you're	-15
two and your	-12
two any blood	-21
two any difficulty	22
two any drugs	19
two any headache	29
two any history	46
two any kind	-10
two any nausea	-11
two any problem	25
two any recent	11
two any shortness	17
two anything else	-17
two are they	10
two at first	-16
two at least	-15
two at that	-25
two before we	-21
two but i	-21
two but it	13
two bye	30
two can i	15
two can you	-23
two could you	-32
two did it	-16
two did the	11
two did this	14
two do i	-25
two doctor x	-18
two does he	26
two does that	-24
two does the	36
two does your	30
two don't worry	15
two excellent	30
two for your	13
two go ahead	-13
two good afternoon	48
two good and	37
two good are	20
two good do	25
two good morning	37
two good so	39
two good what	29
two got it	17
two gotcha	26
two great and	31
two great so	11
two great thank	37
two great to	27
two has he	23
two has there	17
two has this	32
two have you	15
two he had	-41
two he has	10
two he is	-15
two he passed	-28
two he was	-25
two he's been	21
two hello	14
two hello doctor	35
two here is	-29
two hey dragon	-19
two hi	48
two hi doctor	43
two historically it's	24
two hm	43
two hm i	27
two hm okay	26
two how about	30
two how are	-75
two how can	-18
two how is	-12
two how long	42
two how many	39
two how much	26
two how often	31
two how old	13
two how would	25
two i actually	27
two i agree	24
two i also	-33
two i am	31
two i believe	-21
two i can	16
two i can't	-25
two i cannot	-33
two i didn't	-17
two i drink	16
two i feel	-23
two i go	-21
two i had	-14
two i i	27
two i just	-25
two i keep	-21
two i know	-39
two i lost	-13
two i love	19
two i mean	-13
two i need	-30
two i never	-27
two i only	-22
two i quit	-35
two i remember	-14
two i see	76
two i started	-20
two i still	-24
two i thought	-30
two i tried	-14
two i understand	49
two i used	-13
two i want	-30
two i was	-40
two i went	-37
two i would	26
two i'd have	-12
two i'd like	-24
two i'll be	-14
two i'll go	-15
two i'm also	-35
two i'm doing	55
two i'm fifty	-21
two i'm glad	-15
two i'm going	11
two i'm good	36
two i'm in	-21
two i'm just	-32
two i'm looking	-15
two i'm not	-27
two i'm sixty	-14
two i'm so	41
two i'm sorry	75
two i'm still	-26
two i've had	13
two if i	-13
two if you	12
two in my	-17
two in the	-12
two is he	12
two is that	-35
two is the	23
two it did	-12
two it feels	-15
two it has	-10
two it is	-16
two it looks	32
two it says	-31
two it sounds	-24
two it started	-12
two it will	-27
two it'll be	-11
two it's been	-13
two it's good	33
two it's just	-28
two it's like	-18
two it's my	14
two it's nice	13
two it's really	12
two kind of	-11
two let us	16
two let's go	-21
two looks like	-15
two mm-hmm	64
two my dad	-27
two my family	-17
two my headaches	-16
two my husband	-17
two my parents	-16
two nice	32
two no	79
two no absolutely	20
two no doctor	18
two no everything	28
two no he	25
two no i	71
two no i'm	34
two no i've	25
two no it	12
two no it's	40
two no just	35
two no my	22
two no never	26
two no no	61
two no none	38
two no not	22
two no nothing	58
two no one	20
two no she	24
two no sir	33
two no thank	27
two no thankfully	13
two no that	19
two no that's	30
two no there's	22
two nope	54
two nope i	20
two nope nothing	12
two not as	22
two not at	30
two not really	36
two not sure	-30
two not that	39
two oh	27
two oh and	-17
two oh how	25
two oh i	63
two oh it's	32
two oh no	53
two oh okay	41
two oh really	19
two oh that	24
two oh wow	19
two oh yes	36
two oh you	22
two okay all	20
two okay alright	74
two okay and	79
two okay any	34
two okay did	28
two okay do	39
two okay got	28
two okay great	42
two okay have	35
two okay how	36
two okay i'm	16
two okay let	44
two okay okay	58
two okay sounds	31
two okay thank	13
two okay that	51
two okay that's	46
two okay then	21
two okay this	11
two okay what	43
two okay yeah	40
two okay yes	19
two one of	-12
two other risks	-30
two other than	-16
two perfect	17
two remind me	25
two right	14
two right here	-11
two she died	-11
two she had	-30
two she has	-13
two she is	-13
two she was	-21
two she will	-24
two show me	-36
two so do	10
two so here	-27
two so how	-19
two so it	-20
two so let	24
two so let's	11
two so looking	-44
two so no	12
two so on	-31
two so the	-18
two so this	-17
two so we	25
two so we'll	-18
two so what	19
two so you	21
two so you're	-19
two sometimes i	-11
two sounds good	15
two sure	58
two sure i	21
two thank you	38
two that is	20
two that sounds	30
two that was	-22
two that's fine	21
two that's good	37
two that's great	36
two that's okay	24
two that's right	36
two that's why	-38
two that's wonderful	36
two the nurse	-13
two the other	-13
two there are	13
two there was	-39
two there were	-26
two there's no	-29
two they have	-12
two they said	-13
two they were	-22
two uh and	-33
two uh no	33
two uh uh	33
two uh yeah	25
two uh yes	27
two uh-	28
two um	-12
two um any	-13
two um but	-25
two um hey	-28
two um i	20
two um i'd	37
two um i'm	27
two um it	17
two um it's	35
two um no	13
two um yeah	29
two um yes	23
two um you	-21
two we also	-16
two we are	10
two we can	-18
two we did	12
two we have	-26
two we need	-23
two we use	-18
two we will	-35
two well at	17
two well doctor	21
two well he's	23
two well i	23
two well i've	23
two well it's	38
two well let's	-35
two well no	28
two well that's	46
two well the	27
two well your	-26
two what	21
two what about	33
two what are	-13
two what brings	-20
two what did	44
two what do	19
two what does	33
two what happened	-17
two what kind	36
two what like	35
two what seems	-33
two what symptoms	-12
two what was	-14
two when do	-10
two when i	-42
two when is	31
two when was	10
two when were	14
two where do	13
two which hand	23
two who do	-15
two why did	15
two will he	16
two will i	18
two wonderful	26
two would you	-31
two wow that's	42
two yeah	14
two yeah and	34
two yeah but	25
two yeah i	74
two yeah i'm	25
two yeah i've	35
two yeah it	42
two yeah it's	43
two yeah my	33
two yeah okay	23
two yeah she	28
two yeah so	-18
two yeah that	39
two yeah that's	44
two yeah um	22
two yeah we	20
two yeah well	21
two yeah yeah	26
two yeah you	26
two yep	32
two yes	46
two yes actually	12
two yes and	41
two yes both	17
two yes doctor	38
two yes for	25
two yes he	28
two yes i	40
two yes i've	23
two yes in	23
two yes it	47
two yes it's	28
two yes sir	27
two yes that	21
two yes they	25
two yes this	-22
two yes to	25
two yes we	31
two yes you	20
two yes you'll	15
two you also	-28
two you can	-28
two you don't	-16
two you got	37
two you mean	27
two you said	14
two you're welcome	36
two your heart	-18
two your lungs	-29
two yup	28
whole 	-24
whole absolutely	22
whole all right	-16
whole alright	24
whole any questions	28
whole anything else	-13
whole are you married	15
whole are you working	18
whole bye	30
whole do you smoke	-18
whole do you work	25
whole excellent	30
whole good afternoon doctor	47
whole good morning doctor	46
whole got it	17
whole gotcha	26
whole great thank you	37
whole hello	14
whole hello doctor	32
whole hey dragon	-25
whole hi	48
whole hm	43
whole hm okay	25
whole how about alcohol	32
whole how are you	-56
whole i do	15
whole i don't know	-10
whole i see	71
whole i understand	31
whole i'm doing okay	22
whole i'm good	23
whole is that correct	-41
whole it is	14
whole mm-hmm	64
whole nice	32
whole no	79
whole no i don't	14
whole no i'm not	18
whole no never	19
whole no no	22
whole no not really	33
whole no problem	30
whole no sir	22
whole nope	54
whole not really	26
whole oh	27
whole oh i see	32
whole oh okay	30
whole oh yes	16
whole okay all right	38
whole okay alright	19
whole okay got it	26
whole okay great	29
whole okay sounds good	28
whole okay thank you	38
whole okay that's good	22
whole perfect	17
whole right	14
whole sounds good	12
whole sure	58
whole thank you doctor	29
whole thank you nurse	28
whole that is good	30
whole that sounds right	12
whole that's fine	21
whole that's right	36
whole that's wonderful	28
whole uh-	28
whole um	-12
whole um no	35
whole what	21
whole what happened	-23
whole wonderful	26
whole yeah	14
whole yeah i am	11
whole yeah that's correct	24
whole yeah that's right	18
whole yep	32
whole yes	46
whole yes doctor	18
whole yes i am	25
whole yes i did	13
whole yes i have	14
whole yes it is	21
whole yes sir	18
whole yes that's correct	-22
whole you got it	32
whole you're welcome	34
whole yup	28
you false false	-14
you false true	54
you true false	37
you true true	-71
`;
