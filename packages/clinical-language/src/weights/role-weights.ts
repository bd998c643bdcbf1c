// Learned from ACI-Bench (Yim et al., Scientific Data 10:586, 2023) and MTS-Dialog (Ben Abacha et al., EACL 2023),
// both CC BY 4.0. Written by the scripts in packages/clinical-language/training; not edited by hand.

/** Who says such words: positive for the clinician. */
export const roleWeights = `$ 0	23
$ a	21
$ abnormality	16
$ abortions	8
$ abuse	-7
$ accidents	16
$ aches	14
$ acne	14
$ active	22
$ activities	-12
$ actually	-19
$ affected	-7
$ after	16
$ afternoon	-30
$ afterwards	13
$ again	-10
$ ago	-24
$ agree	10
$ agrees	-16
$ ah	-40
$ ahead	-8
$ air	26
$ alcohol	25
$ alignment	30
$ all	-8
$ allergies	27
$ alone	6
$ already	11
$ alright	33
$ also	12
$ am	-62
$ and	-24
$ and-	27
$ anemia	21
$ angioplasty	-20
$ ankle	17
$ ankles	-12
$ antibiotics	-8
$ anxiety	-10
$ anymore	-38
$ apnea	9
$ appetite	12
$ april	12
$ are	-19
$ area	16
$ areas	14
$ arm	16
$ arms	6
$ around	7
$ as	8
$ ask	30
$ asking	6
$ asleep	-8
$ aspirin	8
$ asthma	5
$ autism	-26
$ average	11
$ awful	-22
$ baby	13
$ back	-16
$ bad	-20
$ balance	-21
$ basis	-25
$ bed	-14
$ been	8
$ before	-8
$ began	20
$ bell	16
$ bells	-14
$ benadryl	-27
$ bending	27
$ benign	30
$ better	-11
$ biopsy	25
$ birth	-9
$ birthday	39
$ bit	-26
$ bladder	16
$ body	24
$ bone	-8
$ both	-11
$ boy	-20
$ boyfriend	-17
$ brain	5
$ break	-19
$ breast	10
$ breath	13
$ breathe	10
$ breathing	7
$ brothers	13
$ busy	24
$ but	-20
$ button	-15
$ bye	-11
$ c	-10
$ calf	-19
$ call	-12
$ called	-32
$ came	27
$ can	30
$ cancer	-6
$ car	-21
$ care	31
$ careful	5
$ case	15
$ center	-23
$ change	5
$ changed	-12
$ changes	15
$ chart	12
$ check	7
$ chest	-6
$ child	-7
$ children	23
$ chills	-6
$ cholesterol	16
$ clean	-9
$ clear	22
$ college	-6
$ colon	19
$ colonoscopy	24
$ comfortable	19
$ company	-20
$ complaints	17
$ completely	-13
$ complications	5
$ concerned	9
$ concerning	27
$ concerns	14
$ condition	-7
$ conditions	-18
$ condolences	25
$ confused	-25
$ congestion	14
$ congratulations	40
$ constant	-15
$ constipation	26
$ consult	22
$ consumption	28
$ control	6
$ cough	-16
$ count	-19
$ crash	-19
$ crazy	-27
$ cycle	-7
$ d	-21
$ dad	7
$ daily	6
$ daughter	-27
$ dax	28
$ day	-29
$ days	-32
$ december	-19
$ definitely	22
$ degeneration	-5
$ dementia	-7
$ dentist	10
$ department	-14
$ depressed	-28
$ diabetic	-14
$ diapers	-6
$ did	-24
$ die	-25
$ diet	16
$ difficulty	-14
$ dinner	-18
$ discharged	-25
$ discomfort	15
$ disease	21
$ diseases	-6
$ disorders	28
$ distress	25
$ disturbances	9
$ divorced	-23
$ dizzy	-25
$ do	-35
$ doc	-31
$ doctor	-132
$ document	-29
$ does	-21
$ doing	39
$ don't	-23
$ done	8
$ dosage	-19
$ dose	24
$ doses	12
$ dragon	39
$ drink	45
$ drive	-6
$ drooping	-9
$ drug	6
$ drugs	-12
$ dry	-11
$ early	-27
$ easy	6
$ eat	10
$ eating	7
$ echocardiogram	34
$ edema	25
$ effects	17
$ eight	-30
$ eighty	-18
$ either	-19
$ elbow	-5
$ else	25
$ emergency	-7
$ end	-19
$ enlarged	-9
$ epidural	18
$ epilepsy	10
$ ever	-27
$ everyday	-11
$ everything	-18
$ exact	-33
$ exam	36
$ examination	11
$ excellent	37
$ exercise	12
$ exercises	-9
$ exertion	12
$ experiencing	33
$ eye	-9
$ eyes	-11
$ failure	-9
$ fall	10
$ falls	18
$ familiar	34
$ family	-13
$ far	-22
$ fast	-7
$ father	-6
$ fatigue	21
$ feel	20
$ feeling	6
$ feet	-13
$ fell	-12
$ female	-37
$ fever	25
$ few	-33
$ fibrillation	19
$ fifth	-18
$ fine	-16
$ finger	21
$ five	-21
$ floor	-25
$ fluid	21
$ food	8
$ foot	9
$ for	21
$ forget	-29
$ forty	-22
$ found	24
$ four	-17
$ fracture	23
$ friend	33
$ friends	-24
$ from	13
$ fun	19
$ further	29
$ future	-7
$ g	-15
$ game	-28
$ general	14
$ girl	-15
$ gland	-20
$ glaucoma	-8
$ go	-37
$ goes	-33
$ going	25
$ gone	-25
$ good	22
$ gotcha	19
$ grade	-26
$ gradual	-9
$ grandkids	-10
$ great	38
$ guess	-15
$ habit	12
$ habits	34
$ had	7
$ handed	-23
$ hands	13
$ happen	40
$ happened	42
$ happens	-6
$ hard	7
$ have	-33
$ haven't	-20
$ he	24
$ headache	16
$ headaches	20
$ health	6
$ healthy	-23
$ heart	-6
$ hello	37
$ help	6
$ helped	-6
$ helpful	-20
$ helping	9
$ hemoglobin	15
$ her	-28
$ heroin	-10
$ hi	-44
$ high	8
$ him	-22
$ himself	-8
$ hip	-8
$ histology	-22
$ history	18
$ hm	6
$ hobbies	24
$ honestly	-17
$ honey	-34
$ hospital	-21
$ hour	-14
$ hours	-26
$ house	6
$ huh	-23
$ hungry	-26
$ hurt	9
$ hurting	12
$ hurts	-41
$ husband	-13
$ hydrated	26
$ hypothyroidism	-24
$ ibuprofen	-11
$ illness	-15
$ illnesses	6
$ important	21
$ improve	13
$ improvement	-9
$ in	34
$ incident	8
$ information	32
$ inhaler	-9
$ injection	7
$ injections	-6
$ injuries	15
$ inside	-16
$ insurance	17
$ intact	30
$ interesting	34
$ involved	-14
$ is	6
$ issue	18
$ issues	-24
$ it	-7
$ itself	26
$ jaundice	14
$ jaw	24
$ kid	14
$ kidney	9
$ kids	-8
$ knees	9
$ know	-23
$ last	12
$ late	-22
$ lately	-19
$ least	8
$ leg	-5
$ legs	-9
$ lesions	24
$ leukemia	11
$ levels	5
$ lexapro	-8
$ life	12
$ lightheaded	-22
$ like	30
$ lipitor	-18
$ list	6
$ little	-23
$ living	60
$ located	24
$ log	-14
$ long	-20
$ look	15
$ loss	19
$ lotion	17
$ low	6
$ lumpectomy	28
$ lungs	-5
$ lupus	21
$ m	-24
$ ma'am	78
$ major	-27
$ male	-32
$ man	11
$ manage	-23
$ married	10
$ maybe	25
$ me	-38
$ mean	-32
$ means	-28
$ medications	-7
$ medicines	-13
$ meds	-19
$ melanoma	23
$ mesothelioma	-8
$ metformin	24
$ methotrexate	28
$ milligrams	-6
$ mind	-20
$ minutes	-21
$ miss	63
$ mm-hmm	-30
$ moment	-20
$ monday	-13
$ month	-19
$ months	-16
$ morning	-44
$ mornings	-22
$ most	9
$ mother	11
$ motion	-13
$ mouth	-9
$ move	11
$ movement	34
$ movements	10
$ mri-	16
$ much	-37
$ myeloma	6
$ myself	-48
$ n't	-6
$ name	-30
$ names	9
$ nauseous	-12
$ neck	14
$ need	20
$ needed	10
$ negative	51
$ neuropathy	16
$ never	-42
$ nice	47
$ nicely	19
$ night	-14
$ nine	-54
$ no	-136
$ nodes	30
$ nodosum	33
$ none	-50
$ nope	-95
$ normally	-10
$ nose	-9
$ not	-27
$ note	21
$ noted	18
$ notes	25
$ nothing	-19
$ now	-20
$ numb	-28
$ number	8
$ numbers	-13
$ nurse	16
$ occasionally	-38
$ of	-26
$ office	36
$ oh	40
$ okay	37
$ okey	-11
$ old	-36
$ older	-23
$ on	28
$ once	-22
$ one	-22
$ ones	-27
$ open	-18
$ operation	22
$ options	26
$ or	24
$ or-	22
$ orders	-5
$ ordinary	-22
$ others	29
$ otherwise	18
$ out	-7
$ outside	-11
$ over	-15
$ overweight	-13
$ p	-28
$ pain	36
$ painful	-13
$ pains	8
$ palpitations	25
$ panel	16
$ pap	-8
$ paper	8
$ parents	29
$ part	-21
$ partner	17
$ party	-11
$ passed	-14
$ past	14
$ patient	9
$ pelvis	-14
$ penicillin	-6
$ percent	43
$ perfect	12
$ period	8
$ periods	-9
$ pertussis	28
$ pharmacy	-8
$ pills	-8
$ place	-23
$ placement	-8
$ planned	-21
$ playing	27
$ please	16
$ pocket	-11
$ point	-20
$ polio	7
$ pollen	21
$ pop	-7
$ positive	17
$ possible	-33
$ posture	-15
$ pounds	-32
$ pregnancy	6
$ prescribed	18
$ prescription	8
$ prescriptions	12
$ pressure	-19
$ problem	12
$ problems	-19
$ procedure	-24
$ products	-8
$ properly	-9
$ prostate	-28
$ psoriasis	-18
$ question	39
$ questions	12
$ quick	30
$ quickly	-12
$ quit	17
$ quitting	30
$ range	18
$ rare	11
$ rashes	-5
$ readings	22
$ real	-17
$ really	-15
$ recommended	14
$ record	23
$ records	19
$ recovery	-26
$ refill	-14
$ region	11
$ related	-17
$ relatives	-23
$ remember	-28
$ removed	-22
$ replacements	24
$ report	9
$ reports	16
$ resolved	24
$ result	-13
$ retention	19
$ retired	-24
$ retirement	19
$ rhythm	23
$ right	18
$ room	8
$ said	18
$ saturday	-23
$ scan	-28
$ scared	-27
$ school	-16
$ second	-18
$ section	-15
$ see	72
$ seen	13
$ sensation	-8
$ sentence	-21
$ seven	-10
$ seventh	7
$ severe	22
$ she	29
$ shingles	-14
$ shoot	-15
$ shop	-6
$ should	-10
$ siblings	-10
$ sick	28
$ side	15
$ sign	22
$ signs	12
$ since	-30
$ single	-22
$ sir	49
$ sister	-31
$ sisters	-9
$ situation	11
$ situations	13
$ six	-12
$ sixty	-23
$ skin	-8
$ sleep	19
$ sleeping	-16
$ slip	-15
$ slow	-13
$ smell	-16
$ smith	28
$ smoke	33
$ smoked	-8
$ smoker	10
$ smoking	43
$ so	-21
$ some	-11
$ something	-24
$ sometimes	-36
$ son	-7
$ soon	-9
$ sore	-34
$ sores	19
$ sorry	48
$ sort	-8
$ specific	23
$ spells	-24
$ spine	32
$ spot	-18
$ sputum	28
$ stable	15
$ stairs	-22
$ stand	-29
$ started	-10
$ status	22
$ steps	23
$ stiffness	-11
$ still	-9
$ stomach	-15
$ stones	23
$ stool	19
$ stools	26
$ stopped	-13
$ straight	-7
$ strain	9
$ stress	-26
$ stroke	-11
$ study	35
$ substances	23
$ sugar	-20
$ sure	-32
$ surgeries	-10
$ surgery	-22
$ surprising	-26
$ swallowing	11
$ sweating	21
$ sweats	19
$ swelling	12
$ swollen	-8
$ symptoms	7
$ take	-16
$ taking	7
$ temperature	21
$ template	29
$ ten	-21
$ tenderness	14
$ terms	-15
$ terrible	-15
$ test	-20
$ tests	5
$ thankful	-22
$ thankfully	-34
$ thanks	-15
$ that	-20
$ them	-10
$ then	27
$ therapy	8
$ there	18
$ these	15
$ they	16
$ thigh	-15
$ thing	14
$ think	-45
$ third	-18
$ thirteen	-22
$ this	-27
$ those	10
$ three	-16
$ throat	8
$ tightness	-5
$ time	-9
$ times	-44
$ tingling	23
$ tired	-29
$ tissue	26
$ to	19
$ today	21
$ toe	-12
$ together	-12
$ tomorrow	-30
$ too	-11
$ treated	22
$ treatment	15
$ trouble	-6
$ trying	-10
$ tummy	-14
$ twelve	-22
$ twenty	12
$ two	-39
$ tylenol	-21
$ uh	20
$ uh-	20
$ ulcer	22
$ ultrasound	26
$ um	7
$ uncomfortable	-13
$ understand	44
$ unfortunately	-32
$ up	-7
$ urgency	-14
$ urinate	23
$ urinating	6
$ urination	22
$ urine	16
$ us	20
$ use	6
$ user	11
$ using	13
$ usual	-24
$ vaccine	16
$ vaccines	-18
$ vision	12
$ visit	25
$ vomit	18
$ vomiting	12
$ walk	6
$ walker	19
$ want	23
$ way	6
$ weak	-37
$ weakness	25
$ week	-31
$ weeks	-16
$ weight	19
$ weird	-7
$ welcome	20
$ were	9
$ what	-38
$ whatsoever	-30
$ wheelchair	-7
$ wheezing	11
$ white	-25
$ wife	14
$ will	-10
$ wine	8
$ with	39
$ wonderful	42
$ work	11
$ worked	-21
$ working	17
$ workout	10
$ worried	-27
$ worry	21
$ worse	10
$ worsened	12
$ worst	25
$ wound	22
$ wow	41
$ wrong	-5
$ x	30
$ x-ray	23
$ x-rays	19
$ xanax	-19
$ y	-21
$ yeah	-23
$ year	-10
$ years	-68
$ yep	-35
$ yes	-71
$ yesterday	-18
$ yet	11
$ you	-51
$ your	27
$ yourself	12
$ yup	-46
$ zero	24
'cause	20
0	49
0 0	6
0 and	18
0 for	-6
0 hours	14
0 in	22
0 mg	15
0 milligrams	15
0 millimeters	14
0 not	-17
0 now	-21
0 okay	15
0 on	9
0 over	20
0 so	17
0 to	11
0 which	19
0 year	30
0 year-old	33
0 years	-12
?	119
^ 'cause	14
^ 0	-21
^ a	-12
^ a couple	35
^ a few	-35
^ a little	-20
^ a lot	-30
^ about	-31
^ about a	-34
^ about two	-7
^ absolutely	-23
^ absolutely he	18
^ absolutely not	-30
^ according	33
^ according to	33
^ actually	-50
^ actually i	-34
^ actually yes	-30
^ after	23
^ ah yes	7
^ all	39
^ all of	-24
^ all right	60
^ almost	-26
^ alright	15
^ alright i	26
^ alright so	-10
^ alright thank	-10
^ alright thanks	9
^ also	30
^ also i	-18
^ am	-8
^ am i	-8
^ and	17
^ and and	26
^ and any	40
^ and are	41
^ and as	16
^ and can	21
^ and did	32
^ and do	35
^ and for	28
^ and have	15
^ and here	24
^ and how	60
^ and i'm	-10
^ and i've	-22
^ and if	26
^ and in	12
^ and is	10
^ and it's	-19
^ and just	23
^ and my	-11
^ and no	50
^ and now	9
^ and so	-23
^ and sometimes	-25
^ and that	12
^ and that's	-27
^ and the	-8
^ and they	-27
^ and this	14
^ and uh	-14
^ and um	28
^ and we	8
^ and what	6
^ and when	-7
^ and you	29
^ and you're	17
^ and your	33
^ any	103
^ any abnormal	20
^ any allergies	27
^ any blood	17
^ any change	17
^ any changes	14
^ any chest	22
^ any diarrhea	17
^ any difficulty	32
^ any drug	18
^ any drugs	27
^ any family	16
^ any fever	39
^ any headache	21
^ any headaches	20
^ any heart	21
^ any kind	28
^ any known	29
^ any medical	36
^ any nausea	26
^ any new	19
^ any pain	46
^ any problem	21
^ any questions	12
^ any recent	25
^ any shortness	25
^ any use	14
^ any weakness	27
^ anybody	23
^ anyone	51
^ anyone in	22
^ anyone sick	24
^ anything	27
^ anything else	18
^ anything like	36
^ are	49
^ are there	10
^ are they	-14
^ are you	83
^ are your	19
^ around	-19
^ as	-21
^ as for	-13
^ as you	-6
^ at	-25
^ at first	-18
^ at least	-7
^ at this	-27
^ aw	24
^ aw how	23
^ awesome	20
^ based	21
^ based on	21
^ because	21
^ before	29
^ before we	27
^ besides	26
^ both	-37
^ both my	-18
^ both of	-10
^ but	-11
^ but i	-13
^ but it	-13
^ bye	15
^ can	-26
^ can i	-31
^ can we	-41
^ can you	12
^ chest	27
^ congratulations	43
^ congratulations on	23
^ continue	27
^ correct	-12
^ could	-11
^ date	25
^ date of	25
^ did	71
^ did anyone	20
^ did he	35
^ did it	25
^ did she	24
^ did that	31
^ did the	39
^ did this	24
^ did you	38
^ did your	22
^ do	56
^ do i	-33
^ do they	31
^ do you	52
^ doctor x	19
^ does	28
^ does anyone	31
^ does anything	25
^ does he	-10
^ does it	13
^ does that	13
^ does the	42
^ does your	13
^ don't	16
^ don't worry	18
^ during	6
^ eh	-33
^ eh not	-18
^ every	-19
^ everyone	-28
^ everything	-12
^ everything looks	26
^ excellent	42
^ family	-14
^ finally	18
^ fine	-25
^ first	23
^ five	22
^ five days	16
^ for	7
^ for how	26
^ for the	-8
^ for your	19
^ fortunately	-13
^ from	25
^ go ahead	8
^ going	7
^ good	40
^ good afternoon	12
^ good and	33
^ good are	26
^ good do	30
^ good for	10
^ good how	-12
^ good morning	20
^ good so	40
^ good thank	25
^ good the	7
^ good to	-27
^ good what	32
^ got	22
^ got it	22
^ gotcha	32
^ great	60
^ great and	5
^ great have	22
^ great i	5
^ great thank	21
^ great to	29
^ great what	16
^ great yes	-24
^ ha	34
^ happy	26
^ happy belated	21
^ has	58
^ has he	28
^ has she	35
^ has there	25
^ has this	30
^ have	42
^ have a	-19
^ have you	51
^ he	-58
^ he also	13
^ he did	-36
^ he does	14
^ he gave	-25
^ he got	-19
^ he had	12
^ he has	-19
^ he is	-27
^ he passed	-26
^ he said	-23
^ he was	-18
^ he's been	-19
^ hello	42
^ hello are	21
^ hello doctor	-50
^ hello i	11
^ hello ma'am	28
^ hello miss	51
^ hello nice	-7
^ hello sir	47
^ hello there	17
^ hello what	18
^ her	38
^ here	-26
^ here is	-18
^ here it	-7
^ here's	-32
^ here's a	-20
^ here's the	-25
^ hey	16
^ hey doctor	-21
^ hey dragon	76
^ hey how	30
^ hi	11
^ hi again	22
^ hi doctor	-45
^ hi good	-31
^ hi how	9
^ hi i	-6
^ hi there	43
^ high	-26
^ his	-13
^ historically	25
^ historically it's	17
^ hm	13
^ hm and	33
^ hm i	7
^ hmm	15
^ hmmm	-10
^ honestly	-43
^ honestly i	-17
^ how	61
^ how about	41
^ how are	6
^ how bout	24
^ how can	29
^ how did	39
^ how do	-17
^ how does	29
^ how has	42
^ how have	40
^ how is	-9
^ how long	28
^ how many	49
^ how much	66
^ how often	37
^ how old	36
^ how was	31
^ how would	29
^ how're	30
^ how're you	34
^ how's	24
^ how's he	25
^ how's it	27
^ how's your	27
^ however	30
^ however the	21
^ huh	-23
^ i	-21
^ i actually	-38
^ i also	-33
^ i am	7
^ i believe	24
^ i bet	40
^ i came	-23
^ i can	36
^ i can't	7
^ i cannot	-28
^ i could	12
^ i did	-20
^ i didn't	-35
^ i do	-14
^ i don't	-36
^ i drink	-46
^ i feel	-84
^ i fell	-30
^ i felt	-29
^ i forgot	-21
^ i gave	-29
^ i get	-8
^ i go	-29
^ i got	-29
^ i guess	-13
^ i had	-81
^ i have	-26
^ i haven't	9
^ i heard	-23
^ i hope	-17
^ i hurt	-18
^ i i	-6
^ i identify	-23
^ i just	-10
^ i keep	-28
^ i know	51
^ i like	-16
^ i live	-45
^ i love	-6
^ i mean	35
^ i never	-26
^ i noticed	-30
^ i only	-32
^ i quit	-31
^ i really	-23
^ i remember	24
^ i reviewed	18
^ i see	108
^ i smoke	-38
^ i started	-19
^ i still	-44
^ i suspect	22
^ i take	-29
^ i think	-5
^ i thought	-33
^ i told	-27
^ i took	-46
^ i try	-38
^ i understand	47
^ i use	-24
^ i used	-62
^ i usually	-25
^ i walk	-23
^ i want	23
^ i wanted	-17
^ i was	-64
^ i went	-30
^ i will	20
^ i woke	-23
^ i work	-44
^ i worked	-14
^ i would	17
^ i'd	-14
^ i'd have	-32
^ i'd like	14
^ i'd say	-33
^ i'll	11
^ i'll go	31
^ i'm	-32
^ i'm a	-36
^ i'm actually	-15
^ i'm also	-19
^ i'm doing	-13
^ i'm fifty	-24
^ i'm forty	-30
^ i'm glad	20
^ i'm going	27
^ i'm gon	21
^ i'm good	-32
^ i'm having	-9
^ i'm here	-6
^ i'm in	-28
^ i'm looking	28
^ i'm not	-48
^ i'm ready	-25
^ i'm right	-23
^ i'm seeing	26
^ i'm seventy	-24
^ i'm sixty	-19
^ i'm so	39
^ i'm sorry	13
^ i'm still	-12
^ i'm sure	34
^ i'm thirteen	-30
^ i've	-65
^ i've been	-40
^ i've had	-40
^ i've never	-22
^ i've taken	-24
^ i-	-28
^ if	7
^ if i	-25
^ if it's	16
^ in	11
^ in addition	15
^ in my	-21
^ in the	-12
^ is	8
^ is he	43
^ is it	17
^ is she	-6
^ is the	15
^ is there	-23
^ is this	27
^ is your	38
^ it	-16
^ it all	-32
^ it comes	-27
^ it could	27
^ it does	-26
^ it feels	-29
^ it has	-21
^ it helps	-25
^ it hurts	-19
^ it is	-17
^ it just	-9
^ it lasted	-23
^ it looks	48
^ it makes	-27
^ it means	16
^ it says	25
^ it sounds	10
^ it started	-40
^ it was	-50
^ it will	41
^ it'll	33
^ it'll be	32
^ it's	-6
^ it's a	18
^ it's alright	-5
^ it's been	-49
^ it's definitely	-23
^ it's good	31
^ it's hard	-14
^ it's just	17
^ it's less	19
^ it's like	17
^ it's my	11
^ it's nice	-9
^ it's really	-16
^ its	12
^ its been	-17
^ just	-25
^ just a	-16
^ just here	-24
^ just the	-22
^ just to	27
^ keep	33
^ kind	-20
^ kind of	-20
^ lastly	21
^ let	32
^ let me	24
^ let us	38
^ let's	24
^ let's go	-13
^ let's see	11
^ let's take	21
^ let's talk	21
^ lets	24
^ look	-13
^ look at	-13
^ looks	20
^ looks like	31
^ ma'am	6
^ maybe	-36
^ maybe a	-30
^ me	-39
^ me too	-27
^ mm	-7
^ mm-hmm	-27
^ mom	-12
^ most	-10
^ mostly	-34
^ much	-47
^ much better	-38
^ my	-66
^ my arm	-18
^ my brother	-18
^ my dad	-29
^ my father	-33
^ my foot	-15
^ my headaches	-22
^ my husband	-29
^ my left	-26
^ my mom	-34
^ my mother	-29
^ my nurse	18
^ my other	-19
^ my parents	-12
^ my sister	-21
^ my son	-20
^ my wife	-17
^ nah	-39
^ nausea	20
^ never	-53
^ next	11
^ next patient	25
^ nice	38
^ nice to	16
^ no	-96
^ no absolutely	-24
^ no and	-17
^ no but	-40
^ no changes	-31
^ no chest	-8
^ no doctor	-28
^ no everything	-33
^ no he	-30
^ no i	-31
^ no i've	-23
^ no it	-19
^ no it's	-31
^ no just	-6
^ no ma'am	-33
^ no my	-27
^ no never	11
^ no no	-36
^ no none	-44
^ no not	-64
^ no nothing	-14
^ no okay	16
^ no one	-31
^ no only	-29
^ no pain	15
^ no problem	40
^ no she	-29
^ no sir	-46
^ no thank	-29
^ no thankfully	-24
^ no that	-32
^ no that's	-7
^ no there's	-30
^ no well	-23
^ none	-45
^ none whatsoever	-24
^ nope	-114
^ nope i	-19
^ nope no	-22
^ nope none	-23
^ nope nothing	-22
^ not	-60
^ not as	-35
^ not at	-8
^ not bad	-28
^ not really	-51
^ not so	-24
^ not that	-47
^ nothing	-18
^ now	40
^ now i	7
^ now let's	26
^ now that	-8
^ of course	-8
^ oh and	13
^ oh doctor	-21
^ oh good	15
^ oh he	-6
^ oh it	-23
^ oh it's	-47
^ oh my	13
^ oh okay	17
^ oh really	25
^ oh that	-14
^ oh that's	-15
^ oh what	27
^ oh wow	10
^ oh yeah	-48
^ oh you	-16
^ ok	24
^ okay	31
^ okay all	41
^ okay alright	25
^ okay and	-6
^ okay any	13
^ okay are	21
^ okay but	29
^ okay bye	6
^ okay can	33
^ okay did	26
^ okay do	-10
^ okay does	-5
^ okay don't	22
^ okay good	14
^ okay have	16
^ okay hey	16
^ okay i'll	-38
^ okay i'm	23
^ okay is	11
^ okay let	51
^ okay let's	-8
^ okay my	6
^ okay no	9
^ okay now	30
^ okay okay	24
^ okay perfect	-14
^ okay so	18
^ okay sounds	-34
^ okay thank	-10
^ okay that	-20
^ okay the	21
^ okay then	-11
^ okay these	24
^ okay this	32
^ okay um	-7
^ okay we	27
^ okay well	30
^ okay what	-24
^ okay when	-8
^ okay yes	-24
^ okay you	-29
^ okay you're	-9
^ okey	-11
^ on your	22
^ once	-22
^ one of	-34
^ only	-35
^ or	11
^ order	25
^ other	-12
^ other risks	18
^ our	14
^ over	-25
^ overall the	24
^ paragraph	33
^ past	-9
^ patient	5
^ perfect	22
^ please	38
^ please use	18
^ probably	-34
^ remind	41
^ remind me	41
^ right	-13
^ right here	-12
^ right now	-32
^ same	-8
^ see	-13
^ see you	-24
^ seven	-19
^ she	-59
^ she did	-23
^ she died	-31
^ she does	-7
^ she had	5
^ she has	-10
^ she hasn't	-23
^ she is	-38
^ she said	-19
^ she underwent	22
^ she used	-19
^ she was	-34
^ she's a	15
^ she's also	-12
^ she's had	-25
^ show	48
^ show me	48
^ sir	23
^ so	57
^ so anna	21
^ so are	-10
^ so do	-7
^ so far	-31
^ so for	27
^ so how	6
^ so i	6
^ so i'll	19
^ so i've	-23
^ so if	19
^ so in	-13
^ so it's	16
^ so john	18
^ so just	30
^ so let	32
^ so let's	37
^ so looking	17
^ so my	-14
^ so no	10
^ so on	23
^ so tell	38
^ so that	41
^ so that's	32
^ so the	-12
^ so there's	14
^ so they	6
^ so this	11
^ so um	20
^ so we	34
^ so we'll	24
^ so we're	7
^ so what	6
^ so you	6
^ so you've	16
^ so your	32
^ something	-37
^ sometimes	-43
^ sometimes i	-40
^ sometimes it	-20
^ sorry	-33
^ sound	30
^ sound good	25
^ sounds	-11
^ sounds good	-19
^ sounds great	27
^ sure	-34
^ sure i	12
^ sure i'm	-15
^ sure we	27
^ take	17
^ take care	15
^ tell	51
^ tell me	51
^ terrible	-32
^ thank	-20
^ thank you	-15
^ thankfully	-17
^ thankfully no	-16
^ that is	31
^ that sounds	-22
^ that was	-35
^ that would	-5
^ that's	30
^ that's a	15
^ that's correct	-41
^ that's fine	6
^ that's good	43
^ that's great	14
^ that's it	-33
^ that's nice	29
^ that's right	-46
^ that's the	-7
^ that's understandable	33
^ that's what	9
^ that's why	-31
^ that's wonderful	45
^ the	-8
^ the last	-20
^ the nurse	14
^ the only	-19
^ the pain	-50
^ the patient	12
^ the results	26
^ the risk	23
^ the skin	15
^ then	-16
^ then i	-15
^ there	5
^ there are	-12
^ there is	19
^ there was	-5
^ there were	-12
^ there's	43
^ there's no	33
^ these	-8
^ they	-54
^ they also	-16
^ they didn't	-19
^ they gave	-22
^ they have	-15
^ they said	-23
^ they were	-11
^ they're	-29
^ they're all	-27
^ they're both	-27
^ they've	-13
^ things	-23
^ things have	-23
^ thirty	-28
^ this	19
^ this could	27
^ this explains	21
^ this is	11
^ this will	8
^ those	-14
^ those are	-12
^ to	-30
^ to be	-18
^ today	-18
^ twenty	-29
^ two	-30
^ two days	-28
^ tylenol	-6
^ uh	-25
^ uh i	-7
^ uh i'm	-26
^ uh i've	-18
^ uh it	-21
^ uh let's	28
^ uh no	-42
^ uh not	-19
^ uh the	24
^ uh uh	23
^ uh well	6
^ uh yeah	-37
^ uh yes	-30
^ uh-	24
^ uhm	-11
^ um	-16
^ um a	-22
^ um and	39
^ um any	22
^ um but	30
^ um for	7
^ um he	-22
^ um hey	22
^ um how	29
^ um hum	10
^ um i'd	-26
^ um i've	-16
^ um it	-32
^ um it's	-43
^ um let's	19
^ um my	-18
^ um no	-27
^ um not	-28
^ um so	53
^ um the	-21
^ um uh	-21
^ um when	-8
^ um yeah	-33
^ um yes	-39
^ um you	34
^ unfortunately	-12
^ unfortunately yes	-28
^ very	-8
^ was	48
^ was he	25
^ was there	43
^ we	7
^ we are	-25
^ we can	57
^ we did	15
^ we got	-13
^ we had	-23
^ we have	-15
^ we just	-28
^ we need	35
^ we should	17
^ we use	35
^ we went	-29
^ we were	-24
^ we will	42
^ we'll	53
^ we'll get	23
^ we'll use	14
^ we're	-18
^ we're doing	-24
^ we've	10
^ welcome	75
^ welcome back	37
^ welcome in	47
^ welcome to	35
^ well	-6
^ well doctor	-20
^ well i	-9
^ well i'd	-23
^ well i'll	-8
^ well i'm	-6
^ well i've	-30
^ well it's	22
^ well let's	34
^ well my	-30
^ well right	-22
^ well since	-10
^ well that's	31
^ well the	-23
^ well there	17
^ well um	15
^ well yes	-24
^ well your	22
^ were	19
^ were you	16
^ what about	64
^ what are	-34
^ what brings	23
^ what can	-33
^ what did	68
^ what do	-10
^ what does	-38
^ what else	17
^ what happened	57
^ what happens	8
^ what is	13
^ what kind	11
^ what like	-39
^ what medications	30
^ what other	26
^ what seems	47
^ what symptoms	24
^ what time	25
^ what treatments	32
^ what type	25
^ what was	25
^ what's	-42
^ what's that	-32
^ what's the	-23
^ whatever	-11
^ when	14
^ when did	40
^ when was	49
^ when we	-23
^ when were	31
^ when you	27
^ where	16
^ where are	32
^ where do	51
^ where does	20
^ where is	28
^ where's	25
^ which	14
^ which hand	21
^ which side	23
^ who	32
^ who do	30
^ who is	21
^ why	-16
^ why did	37
^ why do	22
^ why is	-30
^ will	-77
^ will he	-27
^ will i	-36
^ will she	-26
^ with	14
^ with ten	16
^ wonderful	24
^ would	9
^ wow	45
^ wow that	8
^ wow that's	28
^ yeah	-26
^ yeah actually	-15
^ yeah and	-15
^ yeah but	-32
^ yeah he	-13
^ yeah here	-13
^ yeah it	5
^ yeah my	-30
^ yeah no	-13
^ yeah okay	8
^ yeah she	-42
^ yeah so	12
^ yeah that's	-26
^ yeah the	-10
^ yeah there	7
^ yeah they	-7
^ yeah this	19
^ yeah um	-25
^ yeah we	-12
^ yeah well	-21
^ yeah yeah	10
^ yeah you	-11
^ yeah your	17
^ yep	-39
^ yep i	-24
^ yes	-47
^ yes a	-27
^ yes actually	-28
^ yes and	-20
^ yes but	-32
^ yes doctor	-43
^ yes for	7
^ yes he's	-24
^ yes i	-16
^ yes i'm	-8
^ yes in	12
^ yes it's	-14
^ yes my	-33
^ yes no	-22
^ yes please	20
^ yes sir	-26
^ yes so	-23
^ yes sure	-23
^ yes thank	22
^ yes thankfully	-18
^ yes that	-36
^ yes that's	-19
^ yes they	16
^ yes this	-27
^ yes to	-31
^ yes we	-24
^ yes we'll	30
^ yes when	-22
^ yes you	43
^ yes you'll	38
^ you	23
^ you also	28
^ you are	70
^ you as	-33
^ you can	12
^ you did	27
^ you do	22
^ you got	-48
^ you had	42
^ you have	26
^ you know	16
^ you look	19
^ you mean	-40
^ you mentioned	-6
^ you should	24
^ you were	27
^ you're	14
^ you're here	21
^ you're right	-15
^ you're welcome	17
^ you've	27
^ your	80
^ your abdomen	21
^ your blood	23
^ your heart	27
^ your lungs	26
^ yup	-55
^ yup yup	-30
a 0	47
a a	13
a and	-16
a b	14
a bad	-33
a beer	7
a benign	28
a biopsy	9
a bit	-25
a blockage	-24
a blood	-33
a bmi	22
a bmp	12
a board	-22
a bone	-6
a bowel	20
a break	-31
a breast	-8
a brother	-13
a bunch	-15
a bypass	-19
a c	-11
a cabg	13
a candidate	15
a cane	28
a cast	-16
a cat	-7
a catheter	-10
a cc	23
a cervical	12
a change	17
a chest	-23
a child	7
a chiropractor	-15
a chronic	-9
a clean	-10
a common	18
a complete	12
a consult	29
a contusion	19
a cortisone	15
a couple	14
a ct	-13
a d	23
a day	9
a depression	15
a diabetic	-34
a doctor	-11
a drink	-18
a drug	-11
a dry	-6
a fairly	-9
a fall	16
a female	-25
a fever	-17
a few	13
a five	-9
a flare	12
a focused	12
a follow	-20
a four	-18
a friend	-18
a full	-28
a glass	-25
a good	-6
a great	26
a half	-19
a hard	-10
a head	26
a heart	-27
a heavy	-22
a hemoglobin	13
a higher	9
a hundred	-16
a i	-17
a in	-15
a kid	18
a l	-9
a left	19
a lipid	10
a list	8
a listen	-18
a little	-8
a living	63
a local	-33
a log	-14
a long	-18
a look	22
a lot	-12
a low	21
a lumbar	28
a mammogram	11
a medication	16
a mile	-17
a minute	-21
a moment	24
a month	-6
a motor	24
a much	17
a nerve	-8
a nervous	-13
a neurologist	-17
a nice	-42
a normal	18
a note	26
a number	12
a or	17
a p	-17
a pack	-33
a pain	-21
a paper	-18
a parent	20
a partial	17
a party	-19
a past	8
a physical	10
a point	6
a pop	-6
a positive	23
a possibility	29
a possible	12
a prescription	39
a problem	10
a procedure	12
a program	-18
a question	20
a quick	32
a rapid	9
a really	-27
a reason	14
a recheck	24
a referral	12
a relief	-19
a repeat	18
a report	23
a review	17
a right	25
a row	7
a run	-9
a s	-22
a scale	15
a scan	-7
a school	-24
a second	-7
a secretary	-19
a seven	-31
a shower	-7
a single	-20
a sister	-26
a six	-21
a sixty	-27
a skin	32
a sling	15
a small	26
a social	-11
a son	-25
a sore	-7
a special	-22
a stent	-5
a stone	20
a stroke	-15
a strong	-21
a stuffy	-31
a surgical	10
a surprise	-22
a t	8
a tear	-11
a terrible	-20
a test	9
a thing	49
a third	-13
a three	-9
a throbbing	6
a thyroid	-14
a time	-6
a tiny	-12
a tobacco	11
a ton	-22
a topical	23
a trigger	23
a truck	-19
a twenty	-9
a two	-9
a u	12
a uh	-9
a urine	21
a very	-19
a was	20
a week	-22
a western	13
a wheelchair	8
a while	-16
a white	18
a whole	19
a wonderful	9
a year	16
a-	11
a1c and	6
a1c in	13
a1c last	17
a1c was	25
abdomen	8
abdomen and	26
abdominal	23
abdominal exam	-14
abdominal pain	30
ability	30
ability to	30
able	-21
able to	-19
abnormal	54
abnormal lab	16
abnormal weight	17
abnormalities	11
abnormality	23
abortions	9
about	-9
about a	-20
about after	-22
about alcohol	22
about allergies	22
about an	-19
about any	48
about anything	28
about chest	25
about dax	34
about drugs	27
about eighteen	-8
about every	-19
about fever	14
about five	5
about four	-6
about fourteen	-11
about heart	35
about her	24
about his	-16
about how	9
about increasing	-20
about it	-23
about like	-9
about more	21
about my	-16
about one	5
about right	-30
about shortness	27
about smoking	26
about ten	-22
about that	16
about their	23
about them	13
about there	12
about these	31
about this	-27
about those	21
about three	-19
about uh	5
about um	-16
about what	-34
about when	18
about with	-5
about you	-19
about your	54
above	12
abscesses	17
absolutely	-14
absolutely he	18
absolutely i	11
absolutely not	-44
absolutely that's	-30
abuse	-6
accent	26
access	-9
accident	10
accident and	10
according	41
according to	41
accumulation	19
ace	-10
ace wrap	-9
ache	-23
aches and	-25
achilles	24
achy	-9
acid	-15
acid reflux	-16
acids	10
acids are	19
acne	17
across	10
across the	11
acting	-20
acting up	-19
active and	-12
activities but	15
activities i	-11
activities of	7
activity	15
actually	-26
actually a	14
actually been	-23
actually do	20
actually had	-35
actually have	15
actually i	-45
actually i'm	-23
actually my	-23
actually yeah	-15
actually yes	-30
acute	45
acute fracture	14
add	36
adderall	25
addicted	-24
addicted to	-24
adding	-12
addition	8
addition to	8
additional	6
address	12
address the	17
adjust your	17
admitted	-23
adopted	-23
adult	8
advair	6
advil	-24
advil or	26
advise	37
advise getting	16
affecting	13
afraid of	-10
afraid that	-17
african	-7
african american	-7
after	-24
after a	9
after he	7
after i	-27
after it	-20
after my	-41
after surgery	25
after taking	-6
after that	-16
after the	-9
after these	-12
after they	-19
after this	23
after we	-6
after you	8
after your	22
afternoon	-7
afternoon doctor	-67
afternoon ma'am	42
afternoon sir	45
afternoon young	35
afterwards	17
again	-15
again after	-14
again because	-21
again how	20
again i	5
again in	24
again when	-20
against the	-12
age	-7
age and	15
age for	18
age of	-24
age-related	-17
ages	-18
agitated	-21
agitated and	-21
ago	-9
ago as	9
ago because	-14
ago but	-12
ago did	19
ago how	7
ago i	-17
ago so	-12
ago was	23
ago you	19
agree	22
agree with	34
agrees	-21
ah yes	7
ahead	29
ahead and	35
ahead i	16
air	11
air so	-10
albuterol two	13
alcohol	16
alcohol and	25
alcohol consumption	26
alcohol do	19
alcohol intake	23
alcohol or	38
alcoholic	-12
alert	15
aleve	-13
alignment	33
alive	-21
alkaline	28
alkaline phosphatase	23
all	11
all and	-7
all are	6
all around	-17
all at	13
all better	-22
all correct	-6
all day	-18
all doing	-11
all good	8
all grown	-19
all happened	-25
all have	-23
all her	-19
all his	29
all in	8
all is	-8
all like	-19
all look	13
all my	-33
all negative	28
all normal	-19
all of	-20
all or	26
all over	-50
all right	75
all set	16
all sounds	-28
all started	-13
all that	12
all the	-22
all these	9
all this	-15
all those	-9
all your	15
allegra	-16
allegra for	-10
allen	15
allergic reaction	-8
allergic reactions	21
allergic rhinitis	10
allergies	8
allergies and	11
allergies are	-24
allergies to	31
alleviate	-12
alleviate your	-6
allopurinol	15
allow	-15
almost	-8
almost 0	-24
almost a	-21
almost like	17
almost one	-24
almost three	13
almost twenty	-17
alone	9
alone or	34
along	10
along with	11
alright	28
alright and	20
alright do	-22
alright have	20
alright i	15
alright now	26
alright sounds	-17
alright thanks	11
alright that	21
alright well	-9
alright you	14
also	-10
also a	-28
also been	-10
also called	23
also can't	-12
also diagnosed	-18
also did	-20
also don't	-11
also feels	-12
also felt	-9
also get	-9
also getting	-24
also going	-12
also gon	27
also has	21
also have	-19
also having	-26
also i	-27
also i'm	-19
also like	-9
also my	-15
also need	-8
also normal	30
also noticed	-25
also passed	-12
also please	16
also recommend	15
also see	15
also sent	23
also some	-14
also started	-17
also take	-11
also the	-10
also took	-25
also wan	23
also wanted	-16
also you	21
also your	14
alt	-10
although	-10
although i	-25
always a	-9
always been	-20
always felt	-14
always had	-8
alzheimer's	15
am	-24
am a	-62
am able	-23
am afraid	17
am all	-29
am allergic	-40
am also	-39
am an	-34
am currently	-21
am doctor	76
am doing	-65
am feeling	-60
am fifty	-38
am forty	-45
am from	-38
am glad	22
am going	30
am good	-30
am happy	20
am having	-59
am her	-31
am his	-29
am i	-25
am in	-42
am looking	36
am nervous	-29
am not	-38
am okay	-22
am on	-36
am retired	-24
am right	-34
am seventy	-25
am sixty	-31
am so	51
am sorry	67
am still	-22
am taking	-55
am the	-28
am tired	-29
am trying	-23
am twenty	-22
am using	-21
am working	-31
am worried	-25
amazing	28
america	-24
america i	-23
american	-19
amino	10
amino acids	10
amount	-12
amount of	-24
amoxicillin	-6
amoxicillin 0	20
an	11
an a	12
an abnormal	10
an ace	-9
an acute	-8
an alcoholic	-18
an allergic	-9
an aortic	-12
an appendectomy	15
an appointment	-7
an autoimmune	10
an e	-8
an echocardiogram	12
an eleven	-18
an enlarged	-9
an exam	23
an hour	-34
an i	-15
an increase	10
an increased	18
an infection	19
an inhaler	19
an injection	7
an injury	13
an issue	-12
an m	-42
an mri-	16
an o	10
an operation	-14
an order	14
an outpatient	21
an ultrasound	6
an um	-25
an upper	18
an x-ray	-7
anaphylaxis	14
and 0	12
and a	-10
and about	-10
and actually	11
and after	-19
and again	15
and alcohol	10
and all	-22
and allergies	15
and also	-21
and and	-20
and ankles	22
and any	53
and anything	21
and appendix	-13
and are	8
and arms	-15
and as	23
and ascending	13
and ask	25
and asked	6
and asthma	-21
and at	-6
and back	-24
and based	-14
and bend	25
and both	10
and bring	15
and but	-12
and call	15
and can	6
and care	-22
and chest	-18
and chills	-9
and clear	14
and continue	27
and dad	-18
and decided	11
and diabetes	-14
and did	6
and discomfort	-7
and do	-7
and does	21
and doing	-18
and don't	-13
and dorsal	16
and drinking	-11
and eat	-5
and eight	-7
and eighty	-7
and ethnicity	15
and even	24
and everyone	27
and everything	-12
and examine	8
and exercise	-21
and extension	24
and family	-6
and feel	-20
and fell	-18
and felt	-16
and five	-14
and for	17
and four	19
and friends	-18
and from	27
and get	13
and give	-10
and go	8
and goes	-32
and going	-7
and got	-16
and had	-27
and have	7
and he's	-24
and heart	-15
and here	20
and his	-7
and honestly	-5
and how	45
and hurt	-23
and i'd	26
and i'll	15
and i'm	-20
and i've	-9
and if	-7
and in	20
and is	13
and it	17
and it's	-9
and jaw	11
and just	36
and knee	-26
and l	31
and landed	-24
and later	-18
and lean	22
and leg	-16
and legs	19
and let	-14
and let's	16
and lift	17
and lightheadedness	-19
and listen	17
and look	20
and looking	14
and looks	-7
and lotion	17
and low	32
and maybe	18
and methotrexate	17
and most	-16
and motion	21
and move	-10
and muscle	-25
and my	-17
and neck	-18
and need	21
and needles	-10
and no	50
and not	-17
and nothing	-23
and nurses	-22
and off	-39
and on	-19
and one	-9
and or	-8
and order	31
and other	10
and out	13
and outside	-19
and over	-14
and peanuts	-12
and people	13
and plan	-9
and possible	17
and prescribe	14
and prior	23
and prostate	-21
and put	14
and raised	-25
and refer	18
and regular	-6
and remove	18
and rhythm	6
and saw	-5
and screws	7
and second	14
and see	21
and sensation	13
and she'll	19
and she's	-22
and shortness	-29
and since	-27
and sit	23
and six	-30
and smoking	19
and so	-26
and soft	24
and some	17
and sometimes	-21
and stand	-12
and start	-7
and started	-19
and stay	-8
and still	-19
and swelling	10
and taking	22
and talk	17
and tell	16
and ten	7
and that	-13
and that's	-25
and the	-23
and then	-21
and there	-8
and there's	-6
and things	18
and thirty	-26
and this	11
and those	20
and three	-28
and throwing	-13
and tingling	-19
and tired	-17
and to	-15
and treatment	10
and turn	15
and turning	-16
and using	-21
and vicodin	-19
and walk	-8
and we	8
and we'll	45
and we're	-9
and weak	-11
and well	23
and what	11
and when	-15
and where	32
and which	25
and who	23
and why	23
and wine	12
and worse	-11
and would	10
and wrist	-20
and yeah	-13
and you	9
and you're	38
and your	17
and-	35
and- and	16
andrew	24
anemia	20
anesthesia	-7
anesthesia infection	12
anesthesia the	23
aneurysm repair	13
angioplasty	-20
angry	-21
angry with	-7
ankle	11
ankle before	13
ankle edema	16
ankle pain	-9
ankle sprain	14
ankles	12
ankles no	14
anna	30
annoying	23
annoying and	25
annual	14
annual exam	13
another	-9
another echocardiogram	22
another hemoglobin	12
another injection	21
another one	-15
another procedure	18
another surgery	-6
answered	-15
anterior	30
anti-inflammatory	-13
antibiotic	6
antibiotics	24
antibiotics and	12
antibiotics but	-11
antibiotics for	-9
antibiotics in	15
antibiotics this	14
antibiotics to	41
antiinflammatories	-12
antiinflammatories and	-6
anxiety and	-6
anxiety is	-11
anxious	9
any	80
any abdominal	23
any abnormal	25
any abnormality	11
any activities	27
any allergies	28
any bells	-9
any better	-15
any blood	40
any bowel	24
any burning	18
any chance	-10
any change	35
any changes	13
any chest	27
any children	44
any chills	14
any chronic	37
any cold	21
any complications	-12
any conditions	16
any constipation	14
any cough	28
any coughing	13
any difficulties	18
any diseases	16
any distress	15
any dizziness	25
any drainage	12
any drug	26
any drugs	9
any evidence	21
any excessive	18
any fatigue	17
any fever	42
any fevers	14
any food	20
any fracture	17
any headache	21
any headaches	21
any heart	32
any history	20
any hobbies	24
any i	19
any illicit	8
any illnesses	17
any imaging	20
any improvement	16
any increase	16
any injury	32
any instability	25
any issue	18
any jaundice	22
any joint	29
any kind	14
any known	43
any loss	27
any major	17
any mass	17
any medical	6
any medication	5
any medications	10
any medicine	-11
any memory	-15
any mental	19
any mood	19
any nasal	16
any nausea	51
any neck	15
any neuro	-18
any neurological	18
any new	17
any of	-27
any other	10
any over	23
any pain	16
any past	6
any possible	13
any problem	25
any rash	13
any rashes	18
any recreational	25
any redness	13
any relief	18
any seizures	23
any shortness	39
any siblings	24
any significant	23
any signs	30
any skin	-17
any specific	23
any stomach	24
any such	-28
any surgeries	38
any surgery	-24
any swelling	19
any symptoms	30
any tingling	10
any tobacco	15
any trouble	-9
any use	16
any visual	17
any vomiting	16
any way	-16
any weakness	34
any weight	29
any wheezing	20
any you	17
anybody	15
anybody in	22
anymore	-41
anyone	42
anyone in	41
anyone sick	25
anyone with	23
anything	15
anything about	-9
anything but	-11
anything changed	24
anything for	-12
anything from	34
anything harder	-11
anything i	5
anything like	8
anything make	24
anything of	27
anything right	23
anything that	-13
anything to	-8
anything wrong	-19
anything you	16
anytime	13
anyway	26
anyways	-19
anywhere	-8
anywhere else	43
aortic	-12
aortic aneurysm	13
aortic stenosis	-13
apartment	-21
apnea	10
apparent	23
apparent distress	19
apparently	-19
appear	18
appear in	15
appears	21
appears that	30
appears to	22
appendectomy	15
appendix removed	-16
appendix taken	-17
appetite	-6
application	-21
applied	23
apply	23
applying	-18
applying cortisone	-18
appointment	-12
appointment for	21
appointment in	25
appointment was	-16
appointments	-21
appreciate	7
appreciate a	23
appreciate some	6
approximately	-20
april	21
arch	10
are	8
are a	-17
are all	5
are any	-17
are aware	28
are back	-14
are clear	8
are consistent	11
are currently	19
are dealing	-6
are doing	-7
are evaluating	18
are feeling	29
are fine	18
are following	27
are getting	14
are gon	23
are healthy	-18
are here	22
are in	-21
are intact	27
are just	21
are kind	-6
are like	-24
are nice	-6
are no	8
are normal	28
are not	19
are okay	-5
are out	17
are right	7
are some	8
are taking	12
are the	-56
are there	14
are these	32
are they	-6
are very	-15
are well	25
are you	38
are your	58
area	44
area and	8
area of	19
area where	8
areas	26
areas of	8
aren't	9
aristocort	22
aristocort cream	22
arjun	-19
arm	-23
arm and	-9
arm or	-18
arm pain	19
arms	19
arms and	10
around	-28
around 0	18
around a	-19
around eight	-33
around five	-14
around four	-29
around her	-20
around here	-21
around on	-7
around sixteen	-19
around the	13
around three	-21
around twenty	-22
arrived	-7
arteries	-6
artery bypass	-18
arthritis	20
arthritis and	8
arthritis there	15
arthropathy	22
as	6
as a	-22
as an	9
as best	7
as caucasian	19
as for	-15
as hard	27
as he	-27
as i	-19
as if	13
as it	-28
as it's	-11
as much	6
as needed	7
as of	-13
as she	-20
as soon	8
as the	8
as we	22
as white	-25
as you	34
as young	-29
as your	23
ascending	13
ascending aortic	13
aside	13
aside from	13
ask	24
ask a	13
ask but	19
ask how	15
ask these	25
ask this	20
ask you	6
asked	-36
asked him	-18
asked me	-24
asked you	20
asleep	-44
asleep at	14
asleep for	-31
asleep i	-18
aspect	21
aspect of	19
assessment	13
assessment and	5
assistance	-31
assistant	23
associated	39
associated with	39
assume	41
assuming	-11
asthma	-5
asthma has	-17
at	-6
at 0	24
at about	-23
at an	5
at c	22
at eighty	-15
at first	-43
at her	25
at it	7
at l	13
at my	-7
at night	9
at ninety	-11
at once	-20
at one	9
at seventy	-18
at this	-10
at times	-35
at u	-18
at work	-19
at you	17
at your	17
ate	-12
atenolol	12
atrial	28
atrial fibrillation	24
attack	13
attack at	12
attack in	-13
attacks	-17
attempted	20
attempted to	14
attempting	19
attempting to	19
attention	13
aunt	-23
autism	-26
autoimmune panel	11
average	17
avoid	10
avoid the	10
avoiding	17
aw	24
aw how	23
awake	-6
aware	13
aware of	10
away	-29
away at	-19
away due	-31
away from	-38
away on	6
away so	-13
awesome	10
awesome i	17
awful	-27
awful habit	-11
b a	-9
b c	23
b m	8
b p	-10
b s	-12
baby aspirin	-18
back	-20
back a	11
back again	-20
back and	-19
back as	25
back at	-18
back exam	11
back from	-5
back here	25
back home	-30
back i	-27
back in	-24
back into	13
back is	8
back of	-7
back on	-30
back or	-12
back out	11
back problems	8
back surgery	-11
back there	-10
back to	-9
back too	-11
back up	26
back when	-20
back with	-7
back x-ray	25
background	12
bactrim	25
bad	-36
bad for	-25
bad headache	-19
bad i	-18
bad it's	-27
balance	-22
balancing	-11
ball	-7
band	31
bandage	-18
bandages	-21
barely	-33
barely move	-16
basal	15
base	-9
base of	-10
based on	7
basically shows	11
basis	-25
basketball	-10
bathroom	-8
battled	14
be	28
be a	10
be about	19
be anything	33
be as	16
be asleep	-37
be aware	39
be better	14
be calling	13
be correct	-10
be difficult	20
be doing	-12
be done	-16
be due	16
be elevated	9
be exact	-23
be fine	-13
be from	25
be getting	18
be going	22
be good	-11
be great	-21
be hard	9
be having	-8
be honest	-26
be more	18
be nervous	23
be okay	-31
be on	-11
be pretty	26
be really	29
be related	-5
be representing	26
be so	22
be specific	20
be sure	16
be taking	25
be the	40
be under	-16
be very	46
be worried	8
beat	-10
beating very	16
beautiful	13
because	14
because he	-22
because i	-6
because i'm	-19
because it	12
because it's	-15
because my	-27
because she	8
because that	8
because the	26
because we	-12
because you	12
because you're	16
because your	22
become	-15
become very	-18
becomes	29
becomes worse	17
becoming	-17
bed and	-7
been	-15
been a	7
been able	12
been about	-25
been acting	-7
been any	34
been better	-30
been bothering	-31
been coming	-17
been complaining	-21
been coughing	-9
been dealing	15
been diagnosed	14
been doing	6
been drinking	-19
been eating	-18
been falling	-13
been feeling	29
been fine	12
been following	15
been getting	6
been giving	27
been going	11
been happening	13
been hard	-17
been hauling	-9
been having	-25
been helping	18
been hospitalized	-20
been in	-20
been keeping	-15
been like	-5
been looking	-19
been losing	-24
been married	-23
been more	-28
been okay	-28
been on	19
been one	-23
been out	-19
been over	10
been pregnant	6
been pretty	-40
been progressing	5
been really	-40
been referred	13
been seeing	-21
been several	-20
been sick	-11
been since	37
been smoking	11
been so	-47
been stressed	-19
been struggling	-12
been taking	9
been the	-9
been there	-9
been this	-16
been throwing	-9
been to	-6
been together	-18
been told	6
been traveling	-18
been treated	19
been trying	-22
been uh	6
been under	12
been using	-23
been very	-33
been wearing	-8
been well	-28
been working	8
beer	-7
beers	-31
before	10
before all	-21
before but	-12
before his	8
before in	-8
before it	9
before my	-27
before or	33
before so	-23
before surgery	16
before that	-18
before they	-15
before this	20
before we	57
before you	-9
before your	20
beforehand	9
begin	23
begin how	22
begin i	28
begin today	17
begin your	19
beginning	-13
beginning of	-14
behavior	-13
behavioral	-14
behind the	16
being a	20
being able	-10
being the	21
being treated	-8
belated	23
belated birthday	23
believe	31
believe it	12
believe so	-30
believe the	-9
believe you	23
bell	13
bells	-15
belly	-10
belly and	-11
belly button	-21
belly exam	11
below	-6
benadryl	-10
bend	32
bend it	14
bend that	23
bend the	21
bending	42
beneficial	17
benefit	27
benefits	-14
benign	38
bent	10
benzoyl	23
benzoyl peroxide	23
besides	12
best	-5
best you	10
bet	30
betamethasone	23
better and	8
better for	-14
better i	-12
better now	-8
better okay	-11
better once	22
better or	30
better than	12
better today	-17
better with	-17
between a	-26
bias	-9
big	-20
big family	20
big toe	-34
bigger	-11
biggest	-12
bike	-7
bike ride	10
bilateral	32
bilaterally	23
bilaterally and	5
biopsied	15
biopsies	16
biopsy	33
biopsy site	23
birth	12
birth 0	40
birth control	-12
birth is	23
birthday	26
birthday coming	22
bit	-8
bit about	26
bit and	18
bit better	-25
bit different	5
bit dizzy	-12
bit elevated	19
bit high	25
bit me	-21
bit of	-14
bit with	6
black	18
black or	11
black stool	15
bladder	22
bladder and	-7
blame	17
bleeding	45
bleeding but	16
bleeding changes	22
bleeding from	16
bleeding in	8
bleeding issues	15
blind	-7
blister	-17
blister on	-14
bloated	-16
bloated all	-11
blockage	-25
blood	-11
blood cell	-5
blood clot	12
blood clots	6
blood disorders	26
blood or	19
blood pressure	-9
blood pressure's	17
blood sugar	17
blood sugars	11
blood supply	14
blood test	7
blood tests	-17
blood thinners	20
blood work	-15
bloodwork	26
bloodwork came	18
blot	13
blurred	16
blurred vision	16
blurry	-20
blurry vision	-16
bmi	22
bmi greater	22
bmp	12
board	-6
board and	-22
body	21
body aches	-6
bone	8
bone health	16
bone pain	19
bones	27
bony abnormalities	-9
bony alignment	15
book	17
born	-11
born and	-25
boss	-14
both	-21
both are	-26
both doing	-22
both feet	-18
both had	8
both hands	26
both have	-21
both legs	-5
both my	-34
both sides	10
bother you	38
bothering me	-43
bothering you	35
bothers	-21
bothers me	-35
bottle	-35
bottle of	-21
bottom	-8
bottom of	18
bout	13
bouts	18
bouts of	18
bowel	21
bowel issues	-8
bowel movement	31
bowel movements	19
bowel or	28
bowels	12
boxes	-14
boy	-14
boyfriend	-22
boys	-23
brace	-14
brain hemorrhage	-20
brain surgery	-10
break	-11
break but	-18
breakfast	11
breaks	-9
breaks are	-13
breast	16
breast cancer	-14
breasts	15
breath	16
breath and	14
breath cough	-12
breath i	-23
breath or	42
breath that	24
breath when	17
breathing	6
breaths	26
briefly	-25
bright	-40
bright red	-17
bring	14
bring him	-20
bring it	6
bringing	29
brings	31
brings you	74
broke	-13
broken	5
broken my	-11
brother	-32
brother and	-21
brother had	-31
brother has	-27
brother is	-25
brother's	-11
brothers	-6
brought	-21
brought me	-23
brought my	-15
brought to	-19
brought you	28
brown	11
bruising	14
bryan	27
buddy	10
bulging	7
bunch	-7
bunch of	-7
bunion	-10
burning	11
burning pain	-23
burning sensation	-7
burning when	21
bus	-9
business	14
busy	7
but	-7
but after	-14
but again	-9
but any	19
but before	-5
but did	23
but everything	16
but for	-16
but he	-16
but her	-18
but here	9
but how	-5
but i	-28
but i'd	9
but i've	-22
but if	32
but it	-17
but it's	11
but just	5
but let	11
but let's	14
but like	15
but most	21
but nothing	-18
but now	-43
but other	-23
but please	-8
but right	20
but she	-36
but she's	-25
but sometimes	-15
but that	-18
but the	32
but then	11
but there	16
but there's	-10
but they	-37
but this	-29
but uh	-23
but um	-23
but we	18
but we'll	31
but we're	-7
but what	-6
but with	-20
but yeah	-15
but you	23
but your	-7
butt	-22
buttock	-22
button	-14
by a	-23
by doing	21
by mouth	22
by my	-15
by myself	-28
by that	-32
by the	17
bypass	6
bypass surgery	-10
c	28
c a	10
c b	7
c c	30
c d	-5
c l	16
c m	17
c medical	16
c o	-12
c p	27
c r	19
c section	-21
c sections	15
c six	20
c t	7
c v	30
c7-t1	15
ca	-24
ca n't	-24
cabg	13
cabinet	-22
caffeine	-21
calf	-7
calf tenderness	14
call and	23
call for	-15
call if	-12
call it	33
call me	7
call the	12
call this	13
called	-13
called a	32
called it	-31
called nine	-21
called the	18
calling	-10
calling out	13
came back	19
came down	-22
came for	-17
came home	-25
came in	-26
came out	25
came to	-10
can also	-10
can always	13
can and	6
can barely	-16
can breathe	-17
can call	-12
can cause	16
can certainly	22
can check	14
can continue	-16
can definitely	5
can discuss	27
can do	-15
can feel	-8
can figure	20
can go	18
can happen	25
can have	6
can hear	11
can help	-7
can i	-26
can just	-16
can keep	27
can look	25
can make	29
can not	13
can notice	9
can only	5
can put	19
can refer	20
can remember	-20
can say	-18
can see	15
can start	-13
can still	-22
can take	17
can think	13
can try	8
can understand	32
can we	-66
can with	25
can write	-12
can you	-19
can't	-43
can't do	-21
can't remember	-31
can't seem	-26
can't stand	-27
can't take	-34
can't wait	-22
cancer	5
cancer and	-9
cancer but	7
cancer i	-18
cancer my	-14
cancer or	24
cancer removed	13
cancer two	15
cancerous	10
candidate	33
candidate for	33
cane	17
cane to	19
cannot	-17
capillary	-13
capillary refill	-13
capsular	23
car	-9
car accident	-31
carboplatin	-10
carcinoma	6
carcinoma of	12
card	26
card and	14
cardiac	8
cardio	-12
cardiologist	-22
cardiology	24
cardiovascular	25
cardizem	18
cardizem and	18
care	-9
care and	8
care doctor	-6
care for	20
care physician	25
care that	22
careful	8
cares	-24
carolyn	31
carotid	-18
carpal	17
carpal tunnel	17
carry	9
carvedilol	16
carvedilol 0	12
case	13
case today	25
cast	9
cast and	23
cat scan	-6
cataract	7
catheter	-22
cats	-21
cats and	-25
caucasian	5
caught	-19
cause	26
cause for	27
cause of	24
caused	-11
caused it	-8
caused me	-23
causes	22
causing it	-23
causing you	24
cbc	21
cc	23
cc of	23
celestone	27
cell	-9
cell lung	-16
center	-20
center for	-8
center i	-6
centimeter	21
centimeters	18
certain	-21
certain foods	11
certain way	-23
certainly	23
cervical	49
cervical cancer	19
cervical radicularopathy	19
cervical spine	8
cetaphil	15
cetaphil cream	22
chair	7
chance	12
change	15
change in	40
change to	23
change your	23
changed	-10
changed the	-14
changes	21
changes in	32
changes to	-9
changing	-6
charging	-21
charging me	-21
chart	39
chart i	-17
chart notes	27
chart says	30
chart that	22
cheat	-8
check	20
check and	-11
check for	-6
check her	-5
check if	20
check in	15
check my	-27
check on	14
check some	20
check that	14
check up	-19
check your	42
checked	36
checked for	-7
checked in	17
checked out	-9
checked your	27
checking your	-5
checks	-10
chemotherapy	8
chest	9
chest discomfort	19
chest pain	7
chest pains	8
chewing	5
chf	23
chief	22
chief complaint	22
children	10
children but	-21
children have	25
children together	-18
chilled	-21
chills	11
chills any	12
chills nausea	11
chills or	24
chin	11
chips	-18
chiropractor	-12
choice	-6
cholesterol	22
cholesterol and	-10
cholesterol levels	24
cholesterol too	11
cholesterol was	24
chronic	37
chronic back	25
chronic medical	19
chronic problems	22
cigarette	7
cigarettes a	5
cigarettes do	25
cigarettes or	20
circumcision	23
claritin	-9
clark	24
classes	9
clean	8
clear and	7
clear of	-22
clear to	10
clear your	21
cleared	-11
clerical	-8
clindamycin	21
clinic and	12
clinic in	-16
clinic sir	23
clinic today	22
close	11
closer	9
closure	17
clot	12
clots	-9
clotting	24
clumsy	-13
cocaine	12
cocktail	-14
coffee	-21
cognitive	10
coke	-22
colchicine	22
cold	-20
cold like	16
cold or	-8
colitis	-15
collateral	14
collateral ligaments	14
colleague	27
colleague doctor	27
college	-7
colon	24
colon cancer	13
colon which	18
colonoscopy	19
colonoscopy that	11
color	8
color of	26
colorado	-19
combined	28
combivent	17
come here	-26
come in	32
come on	23
come out	-14
come to	-11
come with	22
comes	-21
comes and	-37
comes to	-8
coming	-18
coming and	-7
coming back	-17
coming for	-25
coming from	9
coming in	-7
coming out	-31
coming to	-6
coming up	28
common	51
common procedure	8
common side	23
comp	-28
company	-30
company and	-23
compared	-9
compared to	-9
complain	-25
complained	-15
complained of	-11
complaining	-13
complaining of	-9
complains	-14
complains of	-15
complaint	26
complaint is	21
complete your	10
completed	-18
completed the	-11
completely	-20
completely normal	20
complex surgery	17
complications	-13
complications with	16
comprehensive	26
compression	20
computer screen	-15
con-	11
concern	31
concerned	-13
concerned about	-14
concerning	24
concerns	31
condition	-15
condition and	-6
conditions	-8
conditions i	7
conditions in	19
conditions that	31
condolences	25
confirm	32
confirm some	28
confirm the	-14
confirm your	26
confirmed	19
confused	-29
congestion	-14
congestive	18
congestive heart	18
congratulations	54
congratulations on	25
conscious	27
consciousness	18
consider	-14
considering	-12
consistent	-7
consistently	13
constant	-9
constantly	5
constipation	-15
constipation and	-20
constipation or	21
construction	-20
construction company	-17
consult	29
consultation	-8
consume	22
consume alcohol	6
consumed	-21
consumption	30
contact	26
continue	21
continue his	11
continue on	18
continue taking	15
continue the	13
continue with	16
continue you	15
continue your	8
continuous	21
contractions	9
contrast	-16
control	6
control and	18
control for	27
control her	12
control my	-25
control the	29
controlled	17
controlling	6
controlling your	6
contusion	19
cook	11
coordination	-15
corn	-9
corner	-12
coronary	24
coronary artery	-13
correct	10
correct i	-25
correct ma'am	31
correctly	-20
corticosteroid	16
cortisol	24
cortisone injection	17
couch	-13
cough	-31
cough and	-17
cough but	-11
cough or	42
coughing	12
coughing a	10
coughing at	7
could	-14
could be	28
could do	-9
could get	-24
could have	11
could i	-6
could just	22
could n't	7
could you	-10
could've	-15
couldn't	9
coumadin	22
count	-16
counter	-24
country	-16
counts	-19
county	17
couple	13
couple days	-19
couple months	32
couple of	15
couple weeks	8
couple years	-22
course	-15
course of	-5
cousin	-6
cover	11
covid	12
covid vaccine	11
covid-19	21
crackles	21
cracks	6
cracks in	8
cramping	-11
cramps	-9
crash	-17
crazy	-8
cream	-18
cream and	24
cream on	-20
creatinine	34
creatinine is	23
crestor	-16
crohn's	-20
crutches	-9
ct	11
ct scan	-13
cuff	32
culture	15
cup	21
cure	11
current	-7
currently	32
currently going	13
currently looking	-17
currently taking	8
currently working	7
cushing's	22
cut back	-5
cut down	15
cut the	-24
cvs	-15
cycle	-17
cycles	28
cymbalta	9
cyst	16
d	-14
d and	8
d deficiency	22
d general	20
d h	14
d level	20
d v	-19
dad	-31
dad and	-25
dad died	-17
dad had	-26
dad has	-23
dad passed	-9
dad's	-17
daily	18
daily activities	8
daily and	-8
daily living	7
daily so	18
dander	24
dark or	23
dark spot	13
data	18
date	21
date of	18
date on	-11
dating	20
daughter	-29
dax	58
dax a	46
dax i'd	18
day	-21
day and	16
day as	15
day but	-31
day i	-40
day in	-18
day it	-19
day my	-23
day that	-10
day to	9
day too	-14
day when	13
day you	14
days	-32
days after	-25
days ago	15
days and	12
days back	-32
days i	-12
days in	10
days later	-15
days now	-31
days old	-23
days to	-9
days where	-17
daytime fatigue	15
dcis	33
dcis or	21
deal	-6
death	11
debridement	28
december	-25
december of	-18
decent	20
decided to	8
deciliter	-23
decompressed	-7
decompression	7
decrease the	-9
decrease your	13
decreased	13
decreased flexion	17
decreased in	19
decreased range	12
decreasing	16
decreasing the	12
deep	21
deep breath	21
deep breaths	16
deep tendon	14
defect	16
deficiency	21
deficit	6
deformity	29
degeneration	7
degree	12
degrees	-34
dehydration	23
dementia	-18
dentist	14
department	-11
depending	6
depending upon	19
depends	6
depends on	-14
depressed	-8
depression	15
depression and	-14
depression standpoint	15
depression to	25
dermatologist	13
dermatology	34
describe	12
describe it	-13
describe the	30
describe what	33
describe your	23
desire	-29
desk	31
despite	-15
details about	-20
details of	28
detect	9
detected with	-11
develop	-10
develop a	-9
developed this	-13
developing	13
development	-6
dexamethasone	24
dey	-14
diabetes	13
diabetes and	15
diabetes as	-10
diabetes is	21
diabetes mellitus	33
diabetes or	13
diabetes too	-17
diabetic	10
diagnosed	-10
diagnosed me	-20
diagnosis	-7
diagnosis here	11
diagnosis is	14
diagnosis of	29
dialysis	27
diapers	-16
diarrhea	9
diarrhea or	28
diastolic	20
did	20
did a	-33
did an	10
did anyone	21
did anything	27
did but	-21
did doctor	24
did fall	-19
did find	28
did get	-19
did have	-29
did he	51
did here	-25
did i	-5
did it	41
did my	-16
did n't	-27
did not	-12
did nothing	-17
did notice	-21
did review	-9
did say	-19
did she	21
did some	-21
did that	7
did the	56
did these	28
did they	41
did this	59
did we	-8
did you	36
did your	34
didn't	-40
didn't do	-16
didn't get	-19
didn't help	-17
didn't really	-20
didn't see	-26
didn't take	-26
didn't think	-16
didn't want	-16
didn't work	-18
die	-25
died	-58
died at	-13
died from	-27
died in	-20
died of	-37
diet	13
diet but	-18
diet changes	18
diet i	12
dietary indiscretion	14
dietary modifications	-9
dieting	-27
difference	12
different	6
different medication	13
different treatments	-18
difficult	37
difficult but	16
difficult to	21
difficulties with	-8
difficulty	5
difficulty breathing	21
difficulty in	10
difficulty swallowing	16
difficulty with	-8
diffuse	15
digoxin	-8
diligent	-11
dinner	-18
directly	-18
dirty	-18
dirty diapers	-6
disability	-6
disabled	-24
disc	19
disc degeneration	20
discectomy	-9
discharge	21
discharged	-9
discomfort	23
discomfort in	-10
discomfort on	-18
discomfort or	13
discount	26
discount card	14
discuss	25
discuss that	20
discuss this	-24
discuss with	26
discussed	23
discussing	18
disease	8
disease and	-16
disease i	5
disease or	7
diseases in	-8
diseases that	19
disorder	13
disorder and	6
disorders	35
disoriented	-13
distal	-6
distal humerus	-23
distal phalanx	10
distention	18
distress	28
disturbances	10
diuretic	20
divorced	-25
dizziness and	-14
dizziness or	20
dizziness too	-11
dizzy	-40
dizzy and	-18
dizzy spells	-5
do	-16
do a	21
do about	-33
do actually	8
do agree	12
do all	-7
do an	17
do another	16
do any	9
do anything	23
do appreciate	19
do at	-8
do but	-13
do drugs	-25
do feel	13
do for	18
do further	25
do get	-20
do have	-14
do hear	22
do i	-65
do i'm	-12
do is	-8
do it	10
do it's	-9
do leak	-28
do my	-6
do n't	30
do need	-18
do notice	10
do on	19
do one	-18
do see	25
do so	19
do something	17
do surgery	18
do take	-19
do that	-35
do the	-15
do these	-10
do they	36
do things	-30
do this	-15
do those	26
do to	-24
do uh	21
do wan	16
do we	-6
do what	15
do when	27
do with	-12
do you	8
do your	-11
doc	-48
doctor	-63
doctor and	-28
doctor called	-21
doctor for	28
doctor gave	15
doctor helm	25
doctor i	-55
doctor i'm	-34
doctor i've	-23
doctor it's	-22
doctor jones	27
doctor know	-25
doctor lin	-17
doctor madison	20
doctor my	-19
doctor said	-25
doctor smith	28
doctor thank	-25
doctor that's	-25
doctor to	-11
doctor told	-16
doctor white	14
doctor x	24
doctor y	8
doctor yes	-35
doctor you	-30
doctor z	17
doctor's office	10
doctors	-54
doctors said	-26
document	-21
does	-9
does all	6
does anyone	27
does anything	32
does feel	6
does he	-7
does it	32
does look	-11
does not	17
does show	22
does that	-50
does the	52
does this	30
doesn't	-30
doesn't seem	-23
dog	-16
dogs	14
dogs and	-14
doing	-13
doing all	-21
doing alright	-17
doing and	18
doing better	-7
doing doing	-25
doing exercises	18
doing fine	-24
doing for	37
doing good	-20
doing great	-19
doing i	-9
doing my	-26
doing okay	-24
doing pretty	-21
doing really	16
doing so	19
doing something	-6
doing that	-8
doing the	23
doing them	17
doing things	-21
doing this	26
doing very	-33
doing watching	19
doing well	-9
doing what	20
doing with	14
dominant	25
dominant hand	26
don't	-32
don't do	-44
don't drink	-38
don't even	-30
don't ever	-27
don't have	-5
don't know	-51
don't like	-27
don't look	17
don't really	-31
don't remember	-50
don't see	40
don't smoke	-35
don't take	-10
don't think	7
don't want	-16
don't worry	30
done	-12
done a	-23
done and	21
done anything	-6
done because	12
done for	5
done i	-15
done it	10
done to	6
done today	-6
dorsal	21
dorsalis	11
dorsalis pedis	11
dosage of	17
dose	-14
doses	18
double	15
double check	6
double vision	11
down and	-7
down as	-15
down at	-11
down for	-7
down here	-15
down in	7
down my	-28
down on	25
down or	12
down stairs	8
down the	-7
down to	-16
down your	16
dr	12
dr edwards	6
dragon	88
dragon finalize	31
dragon go	22
dragon i'm	15
dragon order	35
dragon show	62
drainage	24
drawn	20
drink	-28
drink a	-34
drink about	-21
drink alcohol	16
drink at	11
drink but	-13
drink every	-12
drink occasionally	-14
drink socially	-25
drink that	5
drinker	-30
drinking and	15
drinks	-8
drinks a	-24
drinks do	21
drive	-10
driver	-34
driving	-16
driving home	-9
drooping	-13
dropped	-20
dropped a	-14
drops	-14
drove	-30
drove me	-15
drug abuse	24
drug allergies	36
drug or	-5
drugs	12
drugs i	-24
drugs like	32
drugs or	16
drunk	-21
dry	-32
duct	20
ductal	21
ductal carcinoma	21
due	22
due for	16
due to	17
dull	-29
dull pain	-27
during	-15
during a	20
during her	10
during that	-11
during the	-9
during these	-13
during your	13
duty	-21
dysfunction	22
e	-17
e d	8
e m	10
e r	-25
each	-28
each day	-11
ear	-29
earlier	27
earlier today	6
early	6
earth	-19
easier	8
easily	-15
easy	13
eat	-11
eat a	-20
eat anything	8
eaten	24
eating	-12
eating a	-10
eating and	-8
eating habits	26
ecchymosis	-15
ecg	19
echocardiogram	38
echocardiogram and	13
echocardiogram so	15
echocardiogram that	11
ecstasy	-13
eczema	-17
edema	26
edema and	7
edema in	13
edema so	-7
edward	17
edwards	11
effect	-16
effective	-10
effects from	21
effexor	24
effusion	-16
eh	-26
eh not	-18
eight	-13
eight and	-21
eight hours	26
eight hundred	11
eight i	-29
eight or	-27
eight weeks	6
eighteenth two	13
eighth	-24
eighties	-6
eighty	-49
eighty and	-5
eighty eight	-14
eighty five	-31
eighty four	-30
eighty nine	-16
eighty one	-12
eighty three	-13
eighty two	5
eighty years	-21
either of	21
ekg	26
ekgs	7
elaborating	21
elbow	14
elbows	13
electronic	21
elevated	35
elevated alkaline	16
elevated so	19
elevated today	11
elevation	11
eleven	-38
eleven years	-15
eleventh	-24
else	17
else did	27
else going	33
else has	-15
else have	23
else i	-11
else in	31
else is	-10
else looks	24
else okay	14
else that	34
else we	-11
else you	28
embarrassing	-16
embolism	15
emergency	24
emergency department	12
emergency room	21
emphysema	5
empty	-14
emptying	14
encourage	17
encourage you	17
end of	-7
ended	20
ended up	20
endocrine	9
endocrine cause	22
endocrinologist	-12
endorsing	30
endorsing some	10
endoscopy	27
endoscopy was	20
energy	-10
engineer	-32
enjoy	-10
enlarged	8
enlarged prostate	-9
enlargement	22
enough	-13
enough and	-26
environmental	22
enzymes	15
epi	19
epidural	15
epilepsy	22
epipen	-6
episode of	19
episodes	-14
episodes and	-16
episodes i	-19
episodes of	-27
equal	25
er	8
er and	-15
er/pr	12
er/pr positive	12
erythema	51
erythema nodosum	46
especially since	17
especially when	-19
essentially	27
establish	22
establish care	22
ethnicity	30
ethnicity do	19
ethnicity for	15
eval	27
evaluate	32
evaluated	17
evaluating	11
evaluation	24
evaluation and	19
evaluation of	19
even	-19
even a	12
even before	-22
even better	22
even just	-9
even know	-25
even more	8
even on	-14
even the	-19
even think	-24
even with	-14
even worse	-7
evening	8
evening and	20
events	-9
eventually	-18
ever	-7
ever been	31
ever diagnosed	13
ever felt	8
ever had	27
ever have	20
ever injured	26
ever remember	-22
ever since	-32
ever taken	-6
ever tried	27
ever try	20
ever used	19
every four	19
every morning	-12
every now	-36
every once	-34
every one	8
every other	-12
every six	18
every so	-11
every time	10
every week	-25
everyday	-8
everyone	-5
everyone else	-20
everything	-15
everything and	-23
everything but	-13
everything clean	14
everything else	7
everything going	7
everything i	13
everything is	-28
everything looks	13
everything seems	-13
everything sounds	-10
everything went	24
everything's	17
everything's fine	25
evidence	39
evidence of	39
exacerbation	28
exacerbation of	21
exact	-11
exactly	20
exactly do	-20
exactly happened	21
exactly what	26
exactly where	16
exam	36
exam everything	12
exam here	17
exam i'm	-9
exam is	14
exam looks	6
exam now	9
exam okay	34
exam on	21
exam template	32
exam you	-10
exam your	-14
examination	21
examination of	15
examination you	9
examine	54
examine him	12
examine you	36
examine your	23
example	20
exams	-22
excellent	45
except	-17
except for	-20
excess	19
excessive	20
excision	15
excited	-12
exciting	20
excuse	25
excuse me	25
exercise program	20
exercises	-9
exercises at	-17
exercising and	-8
exhalation	24
exhalation phase	16
exhausted	-14
expect	22
expected	-9
experience	33
experience any	18
experienced a	20
experiencing	38
experiencing a	-24
experiencing any	29
experiencing some	12
explain	18
explained	13
explaining	-35
explaining that	-29
explains	20
explains the	22
explore	8
exposed to	17
exposure	6
extend	10
extended	-12
extension	37
extension of	25
extensor	15
external	21
extra	32
extreme	-20
extremely	6
extremities	27
extremities have	17
extremity	39
extremity edema	18
extremity exam	14
extremity hardware	18
eye and	11
eye on	7
eyes	-24
eyes and	-12
eyesight	-5
f-	6
face	-6
face is	-16
facet	22
facial	21
facility	-10
fact i	-23
factors	14
failure	22
failure and	6
failure need	12
failure to	13
failure um	14
faint	-7
fainting	21
fair	-19
fairly	10
fall in	16
fallen	-19
falling asleep	6
falling more	-15
falls	-13
falls asleep	-20
familiar	42
familiar with	34
family and	-14
family but	-20
family do	-8
family had	12
family has	-25
family have	44
family history	53
family in	8
family is	6
family like	15
family medical	12
family that	10
family's	20
family's medical	20
fan	25
fancy	-11
fantastic	36
far	-40
far so	-26
farmer	-23
fast	-17
fast it	-14
fasting	16
fasting sugar	16
fat	-10
father	-46
father died	-17
father had	-31
father has	-18
father is	-12
father passed	-12
father was	-21
father's	-5
fatigue	12
fatigue and	9
fatigued	8
favorable	-22
favorable shimada	-22
fdp	21
fdp and	21
fds	29
fds and	21
february	12
february nineteen	22
feed	-26
feeding	10
feel	13
feel a	54
feel about	19
feel any	40
feel anything	18
feel as	11
feel better	7
feel fine	-15
feel full	-25
feel good	-25
feel i	-19
feel me	22
feel my	-21
feel pretty	-24
feel really	11
feel sick	18
feel so	-25
feel some	8
feel the	8
feel tired	-9
feel uncomfortable	-19
feel very	-32
feel weird	-22
feel well	-23
feel your	12
feeling	8
feeling a	-16
feeling any	23
feeling better	20
feeling good	-6
feeling in	-25
feeling like	-13
feeling more	19
feeling much	5
feeling now	36
feeling sick	-7
feeling since	28
feeling so	-16
feeling that	-11
feeling today	59
feeling very	-29
feeling well	11
feeling your	22
feelings	26
feelings of	21
feels	-32
feels like	6
fell and	-15
fell off	-22
fell on	-15
felt	-51
felt a	-15
felt fine	-17
felt it	-11
felt like	-32
felt numb	-9
felt something	-13
felt that	-16
felt the	-9
felt very	-18
female	-11
female here	29
female with	6
femoral	6
femur	17
fever	15
fever and	-14
fever chills	36
fever nausea	25
fever of	-13
fever or	-10
fevers	12
few	14
few days	-27
few hours	-19
few minutes	-6
few months	-44
few more	40
few pieces	22
few questions	32
few things	12
few weeks	-9
few years	19
fiber	20
fiber supplement	17
fibrillation	24
fibular	26
field	12
fifteen	14
fifteen pounds	-19
fifteen to	20
fifth	-33
fifth of	-16
fifty	-19
fifty and	20
fifty eight	-28
fifty five	-20
fifty four	-23
fifty nine	-27
fifty seven	-27
fifty six	-19
fifty years	-19
figure	7
figure out	-19
figured	-9
file	18
final	7
finalize	42
finalize the	42
finally	-7
finally went	-20
find any	18
find it	6
find okay	41
find that	22
find the	20
find yourself	20
finding	26
fine	6
fine after	12
fine but	-9
fine if	15
fine no	-22
fine so	14
fine thank	26
finger	39
finger is	15
finger on	11
fingers	-17
finish	-6
finished	-26
finished the	-6
finishing	15
firm	-16
first	-11
first but	-20
first came	21
first day	-26
first diagnosed	-12
first dose	-17
first i	-24
first notice	32
first of	-22
first off	20
first problem	6
first started	-29
first tell	-6
first thing	-30
first two	-27
first visit	9
fit	20
five	-24
five and	-18
five days	6
five doctor	-13
five feet	16
five hundred	6
five milligrams	-10
five months	16
five now	-19
five or	-33
five out	-19
five so	11
five to	-16
five years	-25
fix the	19
fixed	-14
fixed up	10
flank	23
flank pain	21
flare	34
flare up	10
flare ups	23
flaring	-14
flashes	25
flashes or	20
flat	16
flatter	-13
flection	22
flex	21
flexeril	13
flexible	9
flexion	21
flexion and	24
flexor	19
flonase	9
flu	19
flu like	20
fluid	20
fluid accumulation	19
fluid in	-11
fluids	21
focal	23
focus	-18
focus on	-11
focused	12
follow-up for	-10
followed up	9
following	36
following that	17
following up	44
following you	25
food	12
food allergies	8
food and	-10
food that	-22
foods and	18
foods that	-12
foot	-27
foot and	5
foot before	6
foot i	-9
foot or	6
foot pain	7
foot so	10
foot there	13
for 0	20
for a	-13
for about	-10
for alcohol	-20
for all	-6
for almost	-21
for an	-8
for another	29
for any	8
for as	-15
for asking	-8
for chronic	23
for diabetes	16
for everything	7
for example	20
for exercise	16
for explaining	-36
for follow	7
for for	21
for forty	-19
for four	-15
for fun	25
for further	21
for her	-10
for high	-18
for him	-10
for his	-15
for how	39
for i	-7
for infection	39
for it	-23
for last	-23
for later	14
for less	-21
for like	-10
for long	-8
for many	-17
for me	13
for multiple	19
for my	-35
for neck	-24
for next	16
for now	9
for one	-30
for only	-21
for other	20
for our	6
for p	25
for pain	28
for people	28
for physical	11
for probably	-25
for right	-16
for several	-15
for sharing	13
for six	21
for so	-15
for some	16
for sure	-26
for ten	-24
for that	11
for the	-14
for this	-37
for those	24
for three	-29
for today	20
for twenty	-21
for two	-11
for work	53
for years	6
for your	20
forehead	-21
foreign	28
foreign body	28
forget	-7
forget my	16
forgets	-23
forgot	-15
forgot about	-17
forgot the	-24
forgot to	-28
form	-9
forth	-17
forties	-17
fortunately	-33
forty	-28
forty five	-13
forty four	-9
forty milligrams	17
forty nine	6
forty three	-22
forty two	-17
forward	-12
forward and	5
foster	-20
found	7
found a	-15
found her	-23
found it	-18
found out	-19
four	-20
four and	7
four five	9
four hours	-11
four i	-17
four kids	-20
four months	-23
four or	-24
four she	-18
four to	6
four weeks	7
four year	-27
four years	-24
fourteen	-17
fourteen pounds	-11
fourteenth	-29
fourth	-22
fracture	49
fracture and	20
fracture of	-11
fracture or	21
fracture so	11
fracture which	7
fragment	13
free	-9
frequency	14
frequency or	11
frequent	-21
frequently	-8
fresh	9
friend	30
friends	-24
from	12
from 0	-11
from a	8
from an	11
from complications	-17
from doctor	21
from doing	6
from drinking	11
from head	21
from her	-11
from high	-5
from his	-20
from last	24
from leukemia	-8
from me	10
from my	-7
from september	-11
from sitting	-20
from surgery	-6
from that	22
from there	27
from this	-28
from time	-26
from two	6
from what	18
from you	-6
from your	48
front desk	31
front of	-29
fruit	5
full	-31
full time	-18
fullness	22
fully	19
fun	-6
function	11
function of	12
function tests	10
fungal	24
fungal infection	24
funny	-7
furosemide	24
further	37
further evaluation	27
fusion	19
future	-12
g	22
g and	12
g e	-11
g g	28
g i	-6
g of	-6
g y	-20
gabapentin	11
gabriel	24
gain	13
gain or	12
gained	-13
gained about	-8
gaining	12
gall	-15
gall bladder	-15
gallbladder	23
game	-27
gastric	27
gastritis	14
gastroenterologist	21
gastroenterology	26
gave	-46
gave him	-25
gave it	-31
gave me	-47
gave out	-6
gave you	51
gender	37
gender do	31
general	28
general hospital	19
general physical	22
generalized	-13
generally	30
generic	-9
genitalia	21
gentleman	23
german	-13
gestational	-24
gestational diabetes	-24
get	-5
get an	-17
get another	-19
get any	22
get around	6
get back	-45
get checked	-8
get comfortable	-20
get everything	18
get headaches	-6
get her	7
get in	-18
get into	17
get it	-8
get more	-20
get my	-34
get off	-13
get out	26
get over	-18
get really	8
get rid	-12
get some	11
get started	22
get the	-19
get their	-8
get them	18
get these	-7
get this	-24
get to	19
get up	-15
get worse	24
get you	27
get your	36
gets	-30
gets better	-23
gets hard	-23
gets really	-17
gets worse	-19
getting	21
getting more	-15
getting one	13
getting out	16
getting pinched	16
getting the	21
getting up	-9
getting worse	-15
gi	23
gig	-17
gig harbor	-17
girl	-25
girlfriend	-19
give	-14
give it	-25
give me	-25
give the	17
give us	18
give you	15
given	-6
given me	-17
gives	14
giving	22
giving you	27
glad	48
glad that	20
glad to	36
glad you	27
glad you're	27
gland	-29
glass	-18
glass of	-24
glaucoma	-5
gloves	-15
glucose	7
go ahead	22
go and	10
go away	-20
go for	-25
go from	11
go home	9
go in	14
go on	10
go out	-9
go over	30
go see	32
go talk	19
go to	-37
go up	24
go with	-21
goal	23
god	16
goes	-43
goes away	-15
goes down	-29
goes into	-15
going	20
going and	-17
going away	7
going but	-24
going for	35
going i	16
going in	13
going on	25
going over	-15
going through	16
going up	-22
going well	-19
going with	17
golden	21
gon	10
gon na	10
gone	-15
good	10
good all	22
good amount	-21
good and	40
good any	24
good are	30
good at	-17
good bony	15
good candidate	27
good care	24
good day	-29
good days	-25
good do	36
good doctor	-30
good friend	20
good how	-39
good i	9
good i'm	-8
good idea	-25
good it's	9
good job	-12
good morning	19
good news	6
good no	9
good now	-23
good okay	17
good on	19
good other	11
good results	20
good sign	23
good so	-12
good thank	-12
good thanks	-6
good that	39
good thing	16
good to	-31
good too	-19
good uh	-11
good um	13
good we	-32
good well	17
good what	38
good with	-23
good you	22
good your	13
gosh	6
got	-45
got a	-18
got an	-16
got back	-32
got dizzy	-15
got here	-5
got home	-19
got it	-11
got my	-23
got nervous	-20
got really	-23
got some	-15
got stung	5
got ta	17
got the	-7
got this	-28
got to	-18
got worse	-17
gotcha	32
gotten	-35
gotten a	5
gotten any	14
gotten much	-9
gotten stung	8
gotten worse	-25
gout	17
gout and	11
gout um	10
gown	21
grab	6
grade	-8
gradual	-14
gradually	-7
graft	21
grafting	12
grand	-20
grandfather	-18
grandfather had	-18
grandkids	-14
grandma	-17
grandmother	-24
grandmother had	-17
great	45
great all	14
great any	26
great do	28
great have	22
great i	6
great i'm	-5
great idea	23
great news	6
great so	13
great that	-6
great to	51
great what	-8
great yes	-24
great you	14
greater than	27
green	-18
groin	6
groin area	-7
gross	16
ground	-26
growing	14
growing up	-24
grown	-22
growth	27
guarding	8
guess	-35
guess i	-23
guessing	32
gun	-15
guy	-19
guys	44
guys are	24
gym	-13
h c	-15
h d	14
h i	-25
h p	-18
h right	-14
h two	-13
ha	34
ha-	18
ha- have	18
habit	-22
habit in	-11
habits	41
had	-27
had a	-15
had an	12
had and	22
had another	-19
had any	21
had anything	-7
had back	-27
had been	12
had blood	-16
had breast	-21
had c	9
had cancer	-5
had colon	-27
had coronary	-19
had diabetes	-28
had diarrhea	-8
had difficulty	-28
had done	20
had enough	8
had had	23
had heart	-35
had his	-21
had in	16
had it	-37
had kidney	-23
had leg	-21
had me	-20
had mentioned	15
had more	-16
had multiple	-19
had no	-23
had one	7
had pain	-13
had polio	6
had prostate	-31
had right	-9
had similar	26
had strep	-13
had surgery	23
had talked	32
had that	10
had the	-9
had them	-6
had this	-10
had those	-5
had three	15
had to	-10
had two	-13
had what	-8
had when	-18
had you	24
had your	30
had-	5
hair	9
half	-24
half a	-11
half hours	-16
half pounds	21
half sister	-17
half years	-25
hallucinations	22
hand do	20
hand for	-13
hand is	7
hand or	24
hand out	9
hand side	26
hand the	-9
handed	-28
handed or	40
handle	-7
hands	15
hands and	-24
hands are	9
hang	21
hanging	-27
happen	25
happen to	-13
happen when	-18
happened	21
happened and	11
happened to	18
happened when	9
happened yesterday	-10
happening for	-10
happening it	-17
happens	-13
happens when	33
happily	-31
happy	29
happy belated	23
harbor	-17
hard	-6
hard as	27
hard at	-13
hard for	-15
hard time	7
hard to	-16
hard work	30
harder	15
hardly	-32
hardware failure	26
hardware removal	16
harm	15
harm yourself	16
has	10
has any	-19
has anyone	20
has anything	25
has asthma	-17
has become	8
has been	-40
has changed	-27
has come	14
has dementia	-21
has diabetes	-12
has everything	21
has fallen	-19
has had	-19
has happened	-21
has he	48
has high	-12
has it	23
has lupus	8
has n't	-20
has never	-17
has not	-16
has she	32
has stopped	9
has that	30
has the	29
has there	28
has this	27
has to	6
has work	24
has your	24
hasn't	-21
hasn't been	-24
hate	-11
hauling	-9
have actually	7
have allergies	-17
have also	-30
have always	-25
have an	24
have and	-13
have anemia	-20
have another	-25
have anxiety	18
have any	-15
have anything	-11
have asthma	-26
have atrial	23
have bad	-24
have become	-25
have been	-19
have but	-16
have cancer	-18
have caused	17
have children	38
have chronic	-21
have developed	8
have diabetes	-27
have do	-5
have done	-19
have ever	22
have family	-16
have five	-31
have four	-25
have gained	-8
have given	-8
have good	-8
have had	-8
have have	9
have heart	-6
have here	37
have high	-28
have i	6
have in	11
have injured	7
have is	31
have it	-18
have kidney	9
have kids	47
have lived	-13
have made	-15
have many	-20
have mild	17
have missed	9
have more	-28
have much	-25
have multiple	7
have my	15
have n't	15
have no	-37
have not	-29
have noticed	-18
have on	-21
have pain	-7
have problems	-17
have really	18
have seen	-19
have shortness	-24
have siblings	29
have some	-21
have something	-8
have suggested	26
have surgery	7
have the	18
have these	-15
have they	35
have this	-34
have those	-24
have three	-32
have to	15
have tried	-14
have two	-42
have uh	9
have you	59
have your	20
haven't	-20
haven't been	-20
haven't gotten	-20
haven't had	-27
haven't helped	9
haven't seen	21
haven't taken	-20
having	-35
having a	9
having an	-7
having any	-7
having difficulty	-25
having headaches	-10
having it	-16
having on	9
having pain	-14
having severe	-23
having some	-34
having surgery	10
having the	-21
having these	9
having this	-37
having to	-27
having trouble	-24
having weakness	-12
having with	22
having you	-5
hay fever	16
he	-23
he able	28
he be	-29
he been	44
he bit	-21
he did	-38
he didn't	-22
he died	-29
he does	27
he doesn't	-25
he doing	24
he felt	21
he gave	-27
he gets	-19
he got	-6
he has	-16
he hasn't	-14
he have	22
he lives	-24
he need	-30
he passed	-39
he recommended	-16
he said	-38
he says	-16
he started	-28
he still	21
he takes	17
he told	-19
he took	-27
he underwent	9
he was	-37
he went	-15
he will	35
he won't	41
he would	14
he'll	32
he's	-13
he's a	20
he's also	-17
he's been	-29
head	27
head is	-6
head on	25
head to	21
headache nausea	21
headache or	18
headache when	-13
headaches	-5
headaches and	-33
headaches or	10
heal	-8
heal up	9
healed	23
healing	12
heals	20
health	21
health conditions	25
health issues	19
health problems	-14
health related	14
health wise	27
healthcare	22
healthy	-16
healthy with	-24
hear	61
hear a	35
hear about	15
hear any	16
hear that	80
hear you	20
heard	6
heard a	-19
heard about	-18
heard in	19
heard of	7
heard that	27
heard you	18
hearing	-17
heart	-5
heart at	14
heart beating	15
heart burn	27
heart condition	-25
heart disease	-6
heart diseases	-17
heart failure	13
heart i	10
heart is	19
heart issues	-37
heart murmur	-10
heart muscle	12
heart problems	-10
heart rate	35
heart related	-17
heart rhythm	11
heart sounds	21
heart surgery	13
heart was	-9
heart's	-15
heartbeat	12
heartburn	-5
heartburn or	-7
heat	-8
heavy	15
heavy alcohol	15
heavy drinker	-17
heel	11
heels	-8
height	13
held	-29
hello	42
hello are	21
hello doctor	-50
hello i	11
hello ma'am	28
hello miss	52
hello nice	-7
hello sir	47
hello there	17
hello what	18
helm	25
help and	15
help at	21
help bring	14
help i	-13
help me	-31
help reduce	16
help some	16
help that	22
help to	-5
help you	14
help your	-9
helped	-15
helped a	-24
helped at	16
helped me	-26
helpful	-5
helpful for	10
helping	6
helping to	-11
helps	-15
helps me	-30
helps when	-22
helps with	15
hemoglobin	45
hemoglobin a1c	31
hemoglobin is	21
hemorrhage	7
hemorrhoids	-15
hep	-32
hep c	-32
hepatitis	-6
hepatomegaly	24
her a	35
her and	-25
her annual	6
her blood	-10
her c	39
her daughter	-16
her face	-27
her family	-21
her first	6
her for	14
her from	26
her hands	-23
her head	-19
her heart	-12
her home	-15
her in	22
her last	20
her life	-19
her medical	-23
her medications	-28
her mouth	-34
her now	27
her report	24
her reports	34
her right	13
her she	-22
her son	-25
her symptoms	27
her time	-21
her to	-18
her tummy	-24
her with	-20
here	8
here are	-11
here as	-10
here at	16
here but	22
here doctor	-9
here does	-8
here how	30
here i	-22
here in	12
here is	-16
here it	-13
here look	-11
here so	-17
here that	21
here the	22
here they	-6
here this	19
here to	7
here today	12
here um	-18
here was	-18
here we	9
here with	10
here you	-33
here your	13
here's	-36
here's a	-23
here's the	-30
hernandez	23
hernia	26
herniation	19
heroin	-22
heroin and	-24
herself	-13
hey	24
hey doctor	-21
hey dragon	87
hey how	30
hi	10
hi again	22
hi doctor	-45
hi good	-31
hi how	13
hi i	-6
hi ma'am	18
hi there	43
high and	25
high at	20
high blood	-26
high cholesterol	-13
high in	-5
high school	-14
high so	6
high stress	10
high sugar	-21
high triglycerides	-19
higher	20
higher risk	13
higher than	-15
hiking	-12
hill	15
him	-36
him for	-24
him he	-20
him in	-17
him now	9
him on	8
him some	-16
him the	-19
him to	-42
him up	23
himself	-8
hip	20
hip joint	18
hips	25
his	-10
his chart	15
his chronic	22
his evaluation	-18
his eyes	-15
his family	-13
his father	-26
his hands	-21
his heart	17
his history	6
his index	22
his last	25
his left	-38
his leg	-5
his legs	11
his level	22
his liver	10
his mouth	13
his name	-30
his nose	-16
his shots	-28
his temperature	12
his wife	29
historically	31
historically it's	17
history	12
history and	-27
history do	10
history i	30
history is	12
history it	21
history of	6
history okay	9
history significant	8
history sir	16
history that	19
history with	-8
hit	-12
hit a	-19
hit it	9
hit me	-21
hit my	-18
hit the	-9
hives	-30
hm	13
hm and	33
hm are	15
hm i	7
hmm	15
hold	37
hold on	12
holding	-15
home	-10
home and	-14
home i	10
home now	6
home so	-19
home with	-35
honest	-32
honestly	-30
honestly i	-26
honestly it	-22
honey	-38
hop	10
hop up	26
hope things	-10
hope this	-6
hopefully	-8
hopefully we	-17
hormone	33
hormones	24
hospital and	-6
hospital for	8
hospital i	-23
hospital today	9
hospitalized for	-22
hot	-14
hot flashes	25
hour	-32
hours	-22
hours after	-20
hours as	32
hours for	-9
house	-10
household	23
houston	-25
how	25
how about	43
how are	-25
how bad	9
how bout	32
how can	56
how did	26
how do	-12
how does	-24
how has	50
how have	15
how he	-7
how i	-22
how is	-7
how long	35
how many	65
how much	29
how often	15
how old	55
how she	-13
how that	19
how to	-11
how was	36
how were	24
how would	44
how you're	-12
how your	19
how're	16
how're you	17
how's	44
how's he	32
how's it	39
how's that	22
how's the	16
how's your	32
however	29
however i	7
however the	27
huh	-28
hum	10
humerus	-20
hundred	14
hundred and	-13
hundred milligrams	16
hundred percent	8
hungry	-32
hurt	28
hurt a	16
hurt after	-11
hurt at	25
hurt but	20
hurt it	-7
hurt my	-29
hurt myself	-16
hurt the	18
hurt when	18
hurt your	19
hurting	-12
hurting a	-14
hurts	-20
hurts more	20
hurts really	-15
hurts so	-26
hurts when	-26
husband	-41
husband agrees	-17
husband and	-31
husband died	-11
husband has	-16
husband is	-16
husband to	-10
husband's	-16
hydrated	30
hydronephrosis	11
hyperglycemia	19
hyperlipidemia	7
hypertension	38
hypertension and	13
hypertension diabetes	19
hypertension i	19
hypertension you	13
hyperthyroidism	15
hypothyroidism	6
hypothyroidism and	16
hysterectomy	-12
i	-74
i a	26
i actually	-9
i agree	8
i also	-52
i always	-9
i am	-20
i and	-22
i appreciate	20
i are	9
i ask	22
i asked	-17
i assume	37
i be	-33
i believe	37
i bend	9
i bet	40
i brought	-22
i c	7
i ca	-21
i called	-7
i came	-43
i can	26
i can't	-27
i cannot	-11
i check	-30
i come	-26
i cough	-27
i could	9
i couldn't	17
i decided	-34
i developed	-23
i did	-63
i didn't	-50
i do	-11
i don't	-45
i drank	-20
i drink	-62
i eat	-32
i ended	7
i enjoy	-30
i f	7
i feel	-73
i fell	-49
i felt	-50
i finally	-22
i find	9
i first	-26
i forget	12
i forgot	-15
i found	-20
i g	28
i gave	-22
i get	-10
i give	-16
i go	-25
i going	-23
i got	-54
i guess	-32
i h	-23
i had	-128
i hate	-8
i have	-54
i haven't	-14
i hear	38
i heard	8
i help	29
i hit	-31
i hope	-6
i hurt	-27
i i	21
i i'm	-17
i i've	-22
i iced	-24
i identify	-31
i immediately	-15
i injured	8
i keep	-29
i kind	-27
i knew	-25
i know	35
i laid	-19
i landed	-21
i last	-22
i lay	-24
i left	-21
i lift	12
i like	-16
i live	-51
i looked	-13
i lost	-8
i love	20
i made	-5
i may	-16
i mean	44
i meant	11
i measured	-24
i might	-16
i moved	9
i need	-40
i never	-27
i noticed	-39
i of	-28
i offer	25
i on	-18
i only	-38
i plan	-19
i play	-22
i press	24
i probably	-29
i push	-10
i quit	-50
i read	-6
i really	-18
i recently	-33
i recommend	16
i remember	26
i retired	-25
i run	-21
i said	36
i saw	34
i say	-19
i see	101
i should	10
i showed	20
i sit	-29
i sleep	-35
i slipped	-18
i smoke	-21
i smoked	-23
i stand	-28
i start	-8
i started	-21
i stay	-26
i still	-22
i stopped	-28
i suspect	37
i take	-64
i think	10
i thought	-42
i threw	-15
i told	-41
i took	-62
i try	-24
i twisted	-18
i understand	63
i use	-45
i used	-36
i usually	-12
i v	21
i wake	-27
i walk	-42
i want	8
i wanted	-25
i was	-65
i wasn't	-25
i wear	-21
i went	-54
i were	10
i what	16
i when	-20
i will	30
i woke	-30
i wonder	21
i work	-56
i worked	-23
i would	39
i wouldn't	-18
i wrote	-19
i you	23
i'd	-24
i'd advise	18
i'd have	-31
i'd like	16
i'd recommend	22
i'd say	-60
i'll call	-15
i'll get	-9
i'll give	7
i'll go	40
i'll i'll	-7
i'll just	6
i'll let	-15
i'll order	17
i'll send	21
i'll take	-6
i'll try	-32
i'll write	22
i'm	-56
i'm a	-20
i'm able	-22
i'm about	-21
i'm actually	-9
i'm allergic	-31
i'm almost	-11
i'm also	-21
i'm an	-26
i'm applying	-15
i'm at	-27
i'm breathing	-21
i'm concerned	-17
i'm doctor	28
i'm doing	-22
i'm done	-8
i'm fifty	-39
i'm five	-18
i'm forty	-31
i'm getting	-30
i'm glad	34
i'm going	23
i'm gon	16
i'm good	-35
i'm happy	-17
i'm having	-33
i'm here	-36
i'm i'm	20
i'm just	5
i'm looking	41
i'm not	-25
i'm okay	-13
i'm only	-18
i'm pretty	13
i'm ready	-25
i'm really	8
i'm retired	-23
i'm right	-24
i'm seeing	33
i'm seventy	-27
i'm sixty	-31
i'm so	51
i'm sorry	20
i'm still	-17
i'm stressed	-29
i'm sure	42
i'm taking	-28
i'm thinking	-6
i'm thirteen	-33
i'm twenty	-27
i'm uh	-17
i'm using	-9
i'm very	8
i'm walking	-21
i'm wondering	-12
i've	-68
i've actually	-23
i've always	-12
i've been	-57
i've done	6
i've felt	-19
i've got	-12
i've had	-75
i've heard	17
i've just	17
i've lost	-35
i've never	-41
i've noticed	-27
i've only	-12
i've ordered	21
i've really	7
i've started	-11
i've taken	-32
i've tried	-21
i've worked	-19
i-	-15
i- i	-34
ibuprofen	-9
ibuprofen and	-14
ibuprofen as	-5
ice	-14
ice and	-10
ice on	-23
iced	-28
iced it	-25
icing	19
idea	-14
idea to	-16
identified	25
identify	-10
identify as	-18
identify with	29
if	9
if any	8
if anything	28
if he	-15
if i	-39
if if	-9
if it	32
if it's	22
if needed	21
if not	20
if she	33
if that	-28
if that's	-25
if the	10
if there	-10
if there's	14
if they	22
if this	-13
if those	19
if we	12
if you'd	27
if you're	5
if you've	19
illegal	14
illegal drugs	7
illicit	32
illicit drug	25
illicit drugs	26
illicit substances	17
illness	-19
illnesses	30
illnesses in	19
images	8
imaginable	16
imagine	28
imaging	35
imaging done	32
immediate	6
immediate family	-21
immediately	-22
impact	11
impatient	-26
important	45
important that	-5
important to	32
impression	41
impression and	9
impression is	21
impression of	14
improve your	28
improved	31
improved a	-28
improved at	23
improvement	-36
improving	-15
in	-7
in about	30
in addition	8
in all	31
in an	-32
in and	-5
in april	19
in bed	-6
in between	-20
in both	27
in case	-18
in certain	-12
in december	-15
in early	11
in every	-23
in family	5
in for	15
in front	-23
in general	14
in her	-29
in here	27
in high	-26
in how	-15
in i	25
in in	-9
in it	13
in january	-10
in just	-17
in like	-8
in march	19
in mind	13
in my	-43
in nineteen	-21
in ninety	14
in november	-22
in o	10
in october	-19
in on	-16
in one	12
in order	13
in pain	-20
in past	23
in reviewing	10
in right	30
in school	12
in seattle	-23
in sensation	27
in september	-16
in simple	12
in since	-12
in sir	24
in size	24
in so	-16
in some	30
in soon	-12
in stool	7
in swallowing	10
in tears	-13
in that	-12
in their	-7
in therapy	6
in there	-24
in these	-10
in three	8
in time	-13
in to	-9
in today	-12
in two	-18
in uh	-28
in until	-18
in your	22
incident	-7
incision	25
include	34
include bleeding	20
including	14
increase	25
increase in	9
increase the	6
increase your	22
increased	19
increasing	-17
incredibly	15
independent	-20
index	15
index finger	15
indicate	16
indigestion	16
indiscretion	14
infection and	25
infection bleeding	12
infection for	-22
infection from	-29
infection in	13
infection is	27
infection of	-25
infection or	22
infection the	23
infection which	19
infection with	-30
infections	-24
infections and	-22
inferior	22
inferior back	18
inflammation	10
inflammation and	9
inflammation in	6
inflammation of	23
inflammatory	44
information	30
information before	25
information for	22
information on	26
information with	21
inguinal	19
inhalant	22
inhalant allergies	22
inhaler	-6
inhaler every	-16
initial	11
initially	-9
inject	6
injection	30
injection if	15
injection in	-6
injection once	24
injections	-10
injure	16
injured	6
injured your	18
injuries	24
injuries to	18
injury	19
injury to	7
inside	-8
inside and	-21
inside of	-13
inside or	20
instability	31
instead	-30
instead of	-29
insulation	-19
insulin	-15
insurance	-13
insurance application	-21
intact	30
intact in	25
intact to	-13
intake	30
intake okay	16
intake to	8
intensity	17
interested	11
interested in	10
interesting	30
intermittent	-25
interrupt	-30
into	24
into a	-24
into it	20
into that	27
into the	-5
into your	32
intolerance	24
invasive	17
invasive and	23
invasive ductal	12
involved	-20
involving	13
iowa	-22
irregular	16
is	19
is 0	39
is a	33
is about	26
is actually	11
is affected	18
is alert	14
is all	14
is allergic	12
is already	16
is also	33
is an	17
is any	14
is associated	13
is at	14
is basically	10
is beating	13
is because	-9
is better	-18
is causing	-19
is coming	-9
is complaining	-10
is correct	-24
is currently	26
is decreased	12
is diabetes	25
is difficult	23
is due	-12
is eighty	-27
is everything	-7
is feeling	-21
is fifty	16
is fine	-36
is fully	24
is generally	16
is getting	13
is going	-20
is gon	-11
is good	28
is great	24
is having	-28
is he	59
is healed	19
is healthy	-16
is helping	-26
is her	-28
is high	-16
is his	-7
is how	-15
is hurting	-16
is i	18
is important	23
is in	-34
is incredibly	23
is is	7
is it	8
is it's	-13
is january	15
is just	-14
is kind	-5
is likely	18
is low	32
is missing	8
is more	20
is my	-6
is negative	14
is new	-21
is nice	-29
is ninety	-14
is no	-9
is normal	16
is not	16
is noted	26
is now	-23
is odd	-5
is okay	-23
is one	32
is only	9
is out	-10
is painful	-21
is positive	16
is pretty	-30
is probably	28
is quite	26
is rare	-22
is really	11
is regular	10
is related	-22
is right	-35
is scheduled	-30
is seventy	-8
is she	21
is sick	-22
is sixty	-20
is sleeping	9
is so	8
is soft	-10
is some	-24
is staying	-14
is still	-37
is ten	-27
is tenderness	-15
is that	-6
is the	-6
is there	-26
is this	-6
is three	-6
is to	38
is two	-15
is uh	17
is up	-9
is we	23
is what	23
is when	11
is where	13
is which	6
is why	-20
is working	-12
is worse	-17
is wrong	-14
is your	49
ish	15
isn't	-14
isn't as	-27
issue	10
issue or	-15
issue there	21
issues and	6
issues or	30
issues that	-12
issues with	26
it	-17
it a	-6
it about	-9
it actually	15
it after	18
it again	-10
it all	-49
it also	13
it and	30
it appears	30
it as	34
it at	32
it been	18
it began	-12
it being	-5
it better	33
it bothers	-26
it but	28
it called	-30
it can	11
it come	18
it comes	-13
it could	46
it definitely	-21
it depends	27
it did	-7
it didn't	-26
it doesn't	-23
it done	10
it down	10
it even	-20
it every	-11
it feel	10
it feels	-37
it felt	-24
it fine	15
it for	-7
it gets	-45
it getting	25
it give	12
it goes	-26
it going	38
it gone	-21
it got	5
it had	-18
it happened	-34
it has	-34
it he	5
it helped	-16
it helping	10
it helps	-22
it here	19
it hurt	38
it hurts	-12
it i	-15
it if	10
it in	-7
it is	-13
it it	-31
it it's	7
it kind	-28
it kinda	-13
it lasted	-23
it like	8
it looks	34
it makes	-41
it may	33
it means	20
it might	9
it mostly	-10
it off	-36
it okay	29
it on	5
it once	-25
it only	20
it or	12
it out	43
it really	6
it regularly	-5
it right	13
it says	47
it seem	19
it seemed	-33
it seems	-15
it seriously	23
it several	-25
it should	40
it shouldn't	23
it showed	-12
it shows	18
it sometimes	13
it sounds	23
it start	28
it started	-41
it starts	-12
it still	-19
it swell	16
it takes	12
it that	12
it the	-24
it this	29
it three	-8
it to	-23
it today	-10
it too	-23
it took	24
it turned	18
it twice	-17
it um	23
it under	-28
it up	18
it used	-21
it usually	-28
it varies	-33
it wakes	-18
it was	-33
it wasn't	7
it wears	-17
it went	-24
it when	-15
it will	52
it with	-13
it wo	6
it works	-8
it would	-23
it you	-20
it'd	-14
it'll	16
it'll be	38
it's	-24
it's a	16
it's about	-26
it's actually	21
it's all	-13
it's almost	12
it's always	-5
it's an	28
it's at	-25
it's bad	-20
it's been	-31
it's better	-16
it's called	7
it's caused	-17
it's definitely	-25
it's due	-17
it's going	19
it's gon	-11
it's good	46
it's gotten	-23
it's hard	-20
it's high	17
it's important	23
it's in	-23
it's it	20
it's it's	-27
it's just	-9
it's less	27
it's low	22
it's mentioned	24
it's more	-26
it's mostly	-19
it's much	-7
it's nice	-8
it's normal	-23
it's not	18
it's nothing	17
it's on	-28
it's only	-21
it's pretty	-6
it's probably	-6
it's related	-7
it's right	-32
it's so	-12
it's something	-13
it's stable	8
it's still	-37
it's supposed	-7
it's the	-21
it's too	-12
it's up	23
it's usually	-31
it's very	-27
it's well	-8
it's you	12
it's your	19
it-	-29
itching	25
itchy	-18
itchy and	-8
items	-13
its been	-21
its less	17
itself	8
james	8
january	-17
january 0	-14
january and	-16
january two	-24
jaundice	21
jaw	15
job	-16
job is	-19
john	19
john is	7
joined	-25
joined a	-22
joint	15
joint disease	25
joint pain	18
joint replacements	18
joints	13
jones	29
judge	22
jugular	15
juice	-10
july	-15
july thirty	6
june	26
junk	-21
junk food	-21
just	-19
just a	6
just about	-25
just be	30
just been	18
just continue	23
just couldn't	-22
just depends	-26
just do	6
just feel	-18
just from	20
just gave	-18
just get	-14
just give	16
just go	-12
just going	31
just gon	34
just got	-25
just had	8
just here	-35
just i	-26
just in	23
just it	6
just keep	17
just kind	11
just let	27
just like	17
just look	11
just love	6
just me	-35
just my	-27
just need	41
just not	-35
just one	5
just order	17
just out	20
just put	22
just really	-24
just said	-13
just so	-22
just some	-29
just started	-19
just take	32
just talk	41
just that	-22
just the	-14
just trying	-23
just turned	-23
just wan	29
just want	18
just wanted	-10
just was	-26
just when	-15
just wondering	-24
just worried	-21
just you	-12
karen	25
keep	34
keep a	7
keep bending	24
keep doing	24
keep everything	14
keep getting	6
keep going	17
keep me	-14
keep monitoring	24
keep on	-31
keep taking	24
keep that	13
keep up	7
keep you	18
keep your	13
keeping	10
keeping your	13
keeps	-25
keflex	15
kept	-29
kept me	-16
key	-12
kick	-7
kid	7
kid i	-21
kidding	-24
kidney	17
kidney disease	8
kidney function	6
kidney stones	17
kidney to	14
kidney transplant	21
kidneys	14
kids	-21
kids and	-16
killing	-21
killing me	-21
kinda	-19
kinda feel	8
kinda just	-27
kinds	15
kinds of	15
knee	8
knee and	-5
knee did	15
knee does	-7
knee hurts	-12
knee i	13
knee is	-22
knee looks	8
knee pain	-13
knee replacement	16
knee up	17
knee worse	25
knee x-ray	26
kneecap	13
knees	-13
knees and	5
knees are	-21
knees hurt	-10
knew	-31
knew it	-30
knife	-18
know 0	15
know a	5
know about	35
know after	-18
know did	25
know do	25
know everything	18
know from	10
know have	-7
know how	-27
know i	-19
know i'd	18
know i'm	9
know if	-14
know in	13
know is	-12
know it	10
know it's	-9
know just	-21
know like	22
know my	10
know of	-44
know on	10
know right	-10
know some	16
know that	15
know that's	13
know there's	16
know they	6
know this	18
know those	-8
know to	23
know we	11
know what	-10
know what's	-19
know when	14
know where	-13
know who	37
know with	-10
know yet	23
know you	23
know you're	12
know you've	15
know your	23
knowledge	11
known	5
known allergies	33
known as	21
known drug	15
knows	-27
knows what	-26
korea	-15
kyphosis	13
l	31
l five	28
l four	29
l s	-26
l three	29
l-	-15
la-	23
lab	-7
lab finding	7
lab results	16
lab work	-22
labor	-18
labs	16
labs and	18
labs okay	17
labs on	23
lady	-7
laid	-27
lamictal	-13
landed	-31
landed on	-22
landscaping	8
language	-23
large	-7
laser	-9
lasix	13
lasix 0	20
last	-8
last appointment	22
last couple	-14
last four	-20
last menstrual	12
last month	-21
last night	-41
last one	-21
last prescribed	15
last problem	15
last question	33
last saw	13
last several	-20
last summer	-23
last three	-23
last twenty	-14
last two	-17
last visit	27
last weekend	-9
lasted	-35
lastly	24
lasts	-25
lasts for	-25
late	-43
lately	-15
later	-22
later hardware	14
lateral	26
laxative	13
lay	-21
lay down	-15
laying flat	19
lazy	-27
lead	-10
leading	20
leak	-33
lean	31
lean back	19
learn	27
learned	7
least	11
least two	-27
leave	9
led	-5
led to	-5
left	-19
left breast	-11
left distal	-23
left ear	-14
left elbow	15
left eye	-8
left foot	8
left hand	-10
left handed	23
left kidney	6
left knee	-41
left lateral	16
left me	8
left or	22
left shoulder	-34
left side	-12
left the	-21
left ventricular	12
leg before	12
leg for	-7
leg is	-17
leg pain	29
leg raise	14
leg um	-6
legal	-17
legs	12
legs and	-17
legs gave	-9
legs okay	17
legs or	17
lem	-8
lem me	-8
lemme	-8
lemme think	-25
len 0	64
len 1	-13
len 2	-22
len 4	15
len 5	39
len 6	-11
len 7	-9
lesion	29
lesion which	15
lesions	31
lesions that	8
less	19
less intense	5
less than	34
let	26
let alone	15
let me	37
let the	-25
let us	42
let you	-20
let your	17
let's	51
let's check	18
let's continue	11
let's do	9
let's first	19
let's go	16
let's have	19
let's just	45
let's let's	21
let's look	41
let's perform	20
let's review	23
let's see	25
let's take	31
let's talk	-7
let's try	16
let's uh	21
lets	24
lets talk	17
letting	19
letting me	19
leukemia	10
level	41
level is	9
level of	34
levels	11
levels of	20
levels were	18
lexapro	-11
libido	14
lidocaine	16
lie	-25
lie down	-30
life	6
life but	-17
life insurance	-21
lifestyle	-18
lift	15
lift it	10
lift your	15
lifting weights	-15
ligament	23
ligaments	14
light	-16
light touch	-13
lighter	-12
lightheadedness	6
lightheadedness i	-13
lights	-21
like about	15
like any	11
like around	-16
like back	14
like doctor	11
like even	-16
like every	-33
like fifteen	-24
like for	-7
like from	11
like he	23
like her	18
like how	-10
like i	20
like i'm	-5
like i've	-10
like if	7
like my	-13
like numbness	-17
like one	-32
like really	8
like right	6
like six	-13
like some	17
like somebody	-17
like something	-11
like symptoms	26
like that	-32
like the	-15
like there's	18
like they	20
like this	9
like to	30
like twenty	10
like two	-12
like we	41
like we're	-14
like when	19
like you	41
like you're	46
like you've	18
like your	20
liked	-15
liked it	-8
likely	28
limit	-20
limited	-24
limits	-9
lin	-17
line	20
lines	-27
lip	19
lip breathing	19
lipid	25
lipid panel	23
lipitor	-18
lips	-16
lisinopril	12
lisinopril 0	10
list	-11
list in	-9
list of	-16
listed	9
listen to	-8
listening	19
listening to	19
little better	-32
little boy	-10
little but	-21
little concerned	-10
little difficult	-6
little elevated	9
little high	20
little low	8
little more	-24
little sore	-22
little swollen	20
live	-14
live at	12
live in	-10
live with	-21
lived	-13
lived in	-24
liver	8
liver but	16
liver disease	-6
liver enzymes	14
liver is	11
lives	-16
lives at	-26
lives in	-20
lives with	7
living in	-27
living sir	34
living situation	21
living status	26
living with	-9
local	-6
local doctor	-24
localized	34
localized to	30
located	27
location	-8
log	-9
long and	8
long bike	10
long did	34
long do	-24
long has	21
long have	12
long history	-7
long periods	7
long time	-16
long uh	23
look	57
look and	23
look but	21
look down	21
look fine	17
look for	17
look good	25
look great	20
look here	29
look into	34
look it	28
look like	-7
look really	13
look so	16
look suspicious	15
look up	25
looked	7
looking	56
looking at	56
looking here	17
looks	63
looks fine	36
looks good	31
looks like	56
looks normal	19
looks pretty	9
loose	-8
lose consciousness	27
lose some	-6
losing a	16
losing my	-18
losing the	-12
loss	7
loss as	-28
loss of	30
loss or	7
loss study	-13
lost	-31
lost a	-12
lost about	-12
lost my	9
lost some	-15
lost track	-22
lot	-9
lot and	-5
lot better	-7
lot but	13
lot i	-20
lot in	-14
lot more	8
lot of	-6
lot recently	10
lot so	-23
lot worse	-26
lots	-17
lots of	-17
loud	-13
louis	20
love	21
love to	9
loved	15
lovely	15
loving	-25
low	20
low back	-7
low dose	-27
low for	-14
low on	23
lower back	-22
lower extremities	20
lower extremity	23
lower legs	-23
lower lumbar	-8
lower quadrant	13
lower right	7
luckily	-30
lucky	10
lumbar	40
lumbar spine	-8
lumpectomy	18
lunch	-18
lung	-12
lung cancer	-13
lung exam	-16
lungs and	-7
lungs okay	15
lungs sound	23
lupus	-6
lyme	-18
lyme titer	10
lymph	40
lymph node	27
lymph nodes	49
lymphadenopathy	19
lymphoma	14
m	13
m b	-9
m g	7
m i	20
m r	6
m s	-7
ma'am	90
ma'am before	15
ma'am can	7
ma'am do	24
ma'am how	20
ma'am i	14
ma'am what	22
machine	5
macular	-20
made	-20
made it	-28
made me	-27
made you	17
madison	20
magnesium	19
mainly	-46
mainly on	-18
maintain	16
major medical	27
major surgeries	9
make a	8
make an	6
make any	7
make some	8
make the	-11
make you	34
makes it	-13
makes me	-25
makes sense	-23
makes the	33
making my	-22
making sure	-21
male here	26
male with	20
malignancy	13
malignant	19
malleolus	-14
mammogram	18
mammogram in	15
manageable	-12
managed	-6
management	-22
manager	-16
many	14
many drinks	16
many many	-29
many packs	21
many surgeries	-18
march	11
march of	10
march two	10
margin	15
marijuana	7
marijuana or	17
markers	25
married	11
married for	-19
married ma'am	19
married sir	7
married to	-26
martha	24
mask	-23
mass	33
masses	12
matter	8
maximum	15
may	38
may be	23
may have	6
may hear	14
may need	6
maybe	-31
maybe a	-18
maybe around	-19
maybe that's	-28
maybe two	-22
maybe you	-15
me	-39
me 0	-21
me about	28
me again	20
me all	-26
me an	-20
me are	17
me as	-9
me at	-30
me back	-25
me but	-27
me check	36
me do	-15
me doctor	21
me examine	34
me get	-9
me go	-5
me have	29
me he	-17
me how	11
me i	8
me if	41
me in	-5
me just	9
me know	34
me look	9
me more	38
me my	-17
me now	14
me on	-26
me or	14
me out	-19
me over	-21
me please	22
me pull	-14
me push	9
me right	-20
me see	13
me she	18
me so	-14
me some	-28
me something	-14
me take	43
me talk	23
me tell	-16
me that	6
me the	36
me there	-10
me think	-30
me to	-57
me today	21
me too	11
me up	-35
me was	-8
me what's	34
me when	6
me where	27
me with	-7
me write	17
me you	-16
me your	20
meal	-17
mean	-33
mean by	-41
mean doctor	-20
mean i	19
mean is	-22
mean it's	21
mean like	-16
mean so	9
mean that	14
mean the	21
mean you	7
meaning	17
meaning that	21
means is	11
means that	24
means you	21
meant	6
meantime	31
measure	11
measured	-23
measured it	-24
measuring	-10
meat	-19
med	-11
medial	43
median	19
medical center	16
medical condition	24
medical issues	23
medical management	-27
medical record	8
medical records	8
medical terms	-16
medical traits	15
medically	27
medication and	16
medication for	9
medication or	-14
medication to	-9
medications	18
medications are	23
medications at	25
medications for	10
medications i	25
medications or	17
medications that	20
medications to	-5
medications without	-14
medicine and	-27
medicine called	19
medicine for	-9
medicine in	-13
medicines	21
meds	-19
meet you	-15
meeting	14
meeting you	16
melanoma	30
mellitus	33
meloxicam	-7
meloxicam 0	21
members have	-15
memory	-7
memory loss	-7
menopause	13
menstrual	14
menstrual period	12
mental illness	-6
mention	-16
mention that	-20
mentioned in	20
mesothelioma	-10
messed	-22
met a	-20
metatarsal	21
metformin	28
metformin to	7
methadone	8
methothrexate	-10
methotrexate	29
metoprolol	9
mg	15
mg a	16
mg twice	12
mid	16
middle	-9
middle of	7
midline	23
midnight	-22
might be	18
might need	23
migraine	28
migraines	-8
mild	22
mile	-17
milk	-20
miller	29
milligrams	24
milligrams a	7
milligrams daily	23
milligrams every	25
milligrams of	23
milligrams once	35
milligrams per	-23
milligrams twice	12
millimeter	20
millimeters	28
mind	15
mini	-12
minimal	-16
minimally	27
minimally invasive	27
minor	-18
minute	-10
minutes	-39
minutes or	-31
miss	61
miss a	24
miss dey	-14
miss how	18
miss it	-13
missed	-12
missing	42
mister	8
mister rath's	-23
mitral	24
mitral regurgitation	24
mm	-7
mm-hmm	-27
mmr	19
mobile	-24
moderate	5
moderate mitral	23
modifications	-8
moisturizing	17
moisturizing cream	17
mom	-28
mom can	-11
mom dad	-8
mom died	-31
mom do	-16
mom has	-19
mom is	-28
mom or	13
mom passed	-11
mom was	-14
mom's	-19
mom's side	-7
moment	7
monday	-20
monitor	21
monitor your	12
monitoring	22
month	-14
month ago	-20
month and	17
month i	-16
month now	-26
month old	12
month or	-27
months	-15
months ago	23
months and	11
months at	-21
months back	-25
months before	-26
months i	-20
months now	-31
months or	-13
months since	19
mood swings	17
more about	17
more blood	-10
more complex	17
more corn	-9
more difficult	13
more illicit	21
more in	-15
more like	-30
more of	-11
more often	9
more on	29
more pain	-20
more question	29
more questions	37
more recently	-20
more sluggish	-24
more so	10
more tests	22
more than	-19
more thing	-14
more time	7
more too	-19
more when	-8
more with	12
morning	-6
morning and	-11
morning before	14
morning but	-10
morning doctor	-76
morning i	-27
morning it	15
morning ma'am	54
morning sir	44
morning when	-20
morning young	29
mornings	-24
most	-10
most common	22
most likely	6
most pain	21
most part	-31
most recent	20
mostly	-31
mostly in	-8
mostly on	-9
mother	-12
mother died	-11
mother had	-13
mother has	-17
mother is	-13
mother passed	-19
mother's	-28
mother's side	-19
motion	12
motion is	31
motion of	22
motor	24
motor vehicle	24
mouth	6
mouth sores	18
move around	-19
move but	-15
move it	8
move my	-7
move on	16
move that	16
move you	28
move your	36
moved here	17
moved me	-18
moved to	-17
movement	28
movements	22
movements or	15
moving	-7
moving here	8
moving your	22
mr	39
mr walker	21
mri	-10
mri of	20
mri-	16
mrs	31
ms	35
ms hill	22
ms reyes	18
much	-28
much and	-15
much anymore	-16
much are	21
much as	19
much did	25
much do	43
much for	-16
much i	-15
much less	-14
much of	-35
much slower	-19
much the	-19
much you	21
mucosal	7
mucus	11
multiple	33
multiple sclerosis	7
multivitamin	-20
murmur	-5
murmur that	9
murmur which	12
muscle aches	13
muscle weakness	15
muscles	-16
muscles around	-20
muscular	24
must	18
must be	34
my	-150
my allergies	-27
my ankle	-34
my ankles	-17
my anxiety	-22
my apartment	-16
my appendix	-13
my arm	-27
my arms	-29
my arthritis	-21
my assessment	8
my assistant	34
my aunt	-25
my baby	-14
my back	-35
my balance	-19
my belly	-29
my birthday	-17
my bladder	-29
my blood	-33
my body	-15
my boyfriend	-22
my brain	-14
my breath	-15
my brother	-10
my brothers	-14
my butt	-22
my calf	-16
my cancer	-24
my car	-15
my chart	21
my colleague	27
my computer	-15
my cousin	-26
my dad	-23
my dad's	-29
my daughter	-41
my depression	-28
my diagnosis	-6
my diet	-31
my doctor	-24
my dog	-25
my ears	-23
my elbow	-6
my exam	11
my eye	-9
my eyes	-23
my face	-18
my family	-34
my father	-51
my feet	-8
my findings	-8
my finger	-13
my fingers	7
my first	-35
my foot	-42
my foster	-23
my four	-18
my friend	25
my gallbladder	-20
my general	28
my girlfriend	-24
my god	17
my good	-13
my grandkids	-10
my grandmother	-11
my half	-12
my hand	-24
my hands	-8
my head	-10
my headaches	-29
my health	-24
my heart	-50
my high	-29
my house	-13
my husband	-49
my impression	23
my job	-31
my kids	-23
my knee	-34
my knees	-19
my knowledge	21
my last	-18
my left	-53
my leg	-28
my legs	-53
my liver	-30
my lower	-34
my lungs	-16
my m	-11
my main	-21
my maternal	-15
my medications	-21
my medicine	-18
my medicines	-14
my mom	-36
my mom's	-24
my mood	11
my mother	-41
my mother's	-19
my mouth	-26
my muscles	-12
my my	-7
my name	26
my nasal	-17
my neck	-34
my nose	-12
my notes	-23
my numbers	-29
my nurse	43
my nurses	26
my office	26
my other	-29
my ovaries	-16
my own	-24
my p	-24
my pain	-32
my parents	-36
my partner	-26
my patients	25
my period	-26
my phone	-23
my physical	9
my plan	44
my pocket	-11
my potassium	-18
my primary	-29
my prostate	-27
my record	26
my regular	-13
my report	-18
my right	-68
my second	-25
my self	-15
my sense	-12
my seventy	-26
my shoulder	-19
my side	-21
my sincerest	25
my sisters	-19
my son	-36
my spine	-26
my stomach	-11
my stool	-13
my strength	-29
my stress	-14
my stroke	-24
my sugar	-25
my things	21
my three	-18
my throat	13
my thumb	-17
my thyroid	-22
my tiredness	-23
my toes	-25
my tonsils	-24
my tummy	-16
my uh	-11
my upper	-26
my urine	-21
my uterus	-17
my vision	-21
my walker	-26
my way	-17
my weight	-24
my whole	-19
my wife	-21
my wonderful	-27
my wrist	-23
myelogram	20
myocardial	12
myself	-47
myself a	-27
myself busy	-20
myself in	-27
n	8
n a	13
n't	23
n't appear	24
n't appreciate	17
n't be	15
n't changed	-15
n't come	-26
n't do	16
n't even	8
n't feel	-6
n't felt	-10
n't get	5
n't gotten	12
n't had	12
n't have	-6
n't hear	-16
n't help	21
n't hurt	18
n't i	-30
n't let	15
n't like	10
n't mind	17
n't need	22
n't really	10
n't say	20
n't see	-9
n't seem	-9
n't seen	27
n't think	10
n't wan	-7
n't want	-14
n't we	11
n't work	-24
n't you	20
na	18
na be	9
na check	6
na continue	11
na do	-11
na get	23
na go	12
na have	8
na help	31
na just	12
na keep	14
na let	19
na listen	15
na look	-10
na make	-7
na order	14
na prescribe	6
na put	18
na recommend	10
na say	17
na see	-16
na send	20
na start	27
na take	-14
na tell	29
nah	-39
nail	18
name	-41
name of	-37
name or	17
names	-19
nap	7
nasal	-16
nasal problems	-19
nasal spray	-22
natural	-19
nature	11
nausea	11
nausea and	-13
nausea or	40
nausea vomiting	25
nauseous	-27
near	-35
nearby	-21
necessarily	26
necessary	-21
neck	22
neck and	-10
neck i	11
neck is	29
neck it	19
neck or	28
neck pain	-13
neck surgery	19
need	32
need a	-6
need an	11
need any	16
need for	39
need help	-21
need it	23
need more	-8
need some	8
need to	32
need your	7
needed for	33
needed to	-5
needle	7
negative	53
neither	-25
nerve	28
nerve in	19
nerve roots	24
nerves	16
nerves in	10
nervous	-26
nervous and	-23
neuro	-23
neuroblastoma	-23
neurologic	21
neurological	30
neurological disorders	24
neurological exam	29
neurological symptoms	14
neurologist	-29
neurontin and	-6
neuropathy	27
neurovascular	-19
neurovascular exam	-13
never	-73
never been	-25
never did	-28
never felt	-18
never got	-19
never have	-25
never liked	-13
never really	-12
never smoked	-24
never used	-24
new diagnosis	-15
new diet	-5
new for	-21
new i	-6
new medications	24
new pain	-24
new patient	27
newly	26
newly diagnosed	21
news	16
news for	27
news is	12
next	21
next 0	-15
next couple	26
next day	-19
next few	18
next month	8
next patient	30
next problem	11
next step	-11
next steps	27
next thing	-22
next time	41
next two	11
next visit	-6
next week	26
nice meeting	16
nice regular	9
nice to	-19
nicely	11
nicotine	18
night	-30
night because	-19
night before	22
night i	-32
night it	-15
night sweats	-6
night to	27
nights	-26
nine	-33
nine months	-25
nine one	-21
nine years	11
nineteen	-19
nineteen eighty	-28
nineteen ninety	-21
nineteen of	22
nineteen seventy	-13
nineteenth	-21
nineties	-12
ninety and	-13
ninety eight	-6
ninety four	-27
ninety nine	-10
ninety one	7
ninety seven	30
ninety six	6
ninety three	-35
ninety two	-18
no	-66
no absolutely	-24
no actually	-20
no acute	14
no allergies	-32
no and	-23
no apparent	21
no blood	11
no bony	-9
no but	-33
no calf	14
no changes	-18
no chest	-8
no complications	-21
no distress	-12
no doctor	-28
no drugs	5
no edema	24
no energy	-16
no everything	-33
no evidence	26
no fever	-7
no he	-30
no hernia	23
no history	-10
no i	-30
no i've	-26
no idea	-41
no issues	34
no it	-13
no it's	-32
no just	-7
no ma'am	-33
no major	-30
no masses	14
no medical	-22
no more	-22
no my	-29
no nausea	-6
no need	17
no never	11
no no	-43
no none	-44
no not	-46
no nothing	-16
no numbness	8
no okay	16
no one	-28
no only	-29
no other	12
no pain	17
no palpable	25
no problem	30
no problems	-39
no rebound	7
no redness	-5
no she	-29
no sign	35
no signs	24
no sir	-46
no so	15
no surgeries	-23
no tenderness	5
no thankfully	-28
no that	-32
no that's	-15
no there's	-32
no thyroid	23
no to	-25
no vomiting	-27
no weakness	-14
no well	-23
no wheezing	18
nobody	-17
nobody has	-6
node	27
nodes	52
nodosum	46
nodule	16
noises	-8
non	7
none	-58
none of	-18
none that	-23
none whatsoever	-25
nontender	17
nontoxic	26
nonweightbearing	28
nonweightbearing for	17
noon	-23
nope	-115
nope i	-19
nope no	-22
nope none	-23
nope nothing	-22
nor	-7
normal	28
normal and	10
normal at	17
normal for	-32
normal limits	-9
normal no	16
normal now	-12
normal other	6
normal range	-10
normal the	11
normal there	-12
normal which	15
normal x-ray	10
normal you	12
normally	-23
nose	-24
not	-37
not a	-14
not able	-14
not agree	22
not allergic	-11
not always	-6
not anymore	-13
not at	-31
not aware	-19
not be	10
not been	-19
not but	-21
not come	-14
not completely	-17
not covered	17
not do	-18
not doing	-16
not drink	-27
not elevated	19
not enlarged	13
not enough	15
not even	-31
not every	-21
not exactly	15
not feel	23
not from	-17
not get	9
not going	-20
not gon	29
not good	-6
not happening	-21
not have	-7
not i	-14
not identified	25
not improve	11
not in	-31
not know	-7
not like	-8
not much	-27
not my	-27
not really	-54
not regular	-14
not remember	-15
not right	-27
not see	21
not seen	17
not so	-36
not speak	6
not sure	-10
not surprising	8
not take	7
not taking	11
not terrible	15
not that	-27
not to	16
not too	-19
not well	-26
not working	-30
not worry	40
not yet	-29
note	51
note of	37
note that	28
note the	21
noted	37
notes and	-6
notes here	-30
notes said	28
notes state	20
notes that	26
nothing	-50
nothing else	-21
nothing has	-28
nothing is	18
nothing like	-31
nothing major	-13
nothing more	-15
nothing new	18
nothing of	-34
nothing out	-23
nothing really	-23
nothing seems	-8
nothing since	-17
nothing that	10
notice	-6
notice a	-17
notice any	11
notice it	27
notice that	-7
notice the	22
noticed	-30
noticed a	-20
noticed any	32
noticed her	-7
noticed it	-44
noticed some	-20
noticed that	-34
noticed the	-8
noticing	25
noticing them	11
november	-18
november 0	19
november and	-7
now	-23
now and	-29
now are	15
now as	8
now because	-15
now bend	17
now do	21
now for	-11
now go	15
now he	-18
now i	-12
now i'm	6
now if	23
now it	-30
now it's	-34
now let's	34
now okay	24
now on	7
now so	-18
now tell	27
now that	-20
now the	-23
now this	8
now to	24
now too	-25
now we	-12
now what	5
now when	24
now you	29
now your	6
nowhere	-26
nsaids	13
numb	-37
number	40
number of	-8
number one	21
number two	13
numbing	-11
numbing or	10
numbness and	-26
numbness in	-19
numbness on	-16
numbness or	28
nurse	64
nurse come	21
nurse tells	22
nurse told	45
nurse will	32
nurses	15
nurses tell	26
nursing	-18
nursing home	-10
o	8
o b	-23
o eight	21
o nine	22
o one	-18
o p	-14
o'clock	-13
obstruction	23
obvious	18
obviously	-21
occasional	11
occasionally	-18
occupational	-21
occupational therapy	-16
occur	-22
occurrence	22
october	-34
october of	-26
odd	-19
of	8
of 0	21
of a	25
of alcohol	-10
of an	-6
of antibiotics	24
of any	11
of anything	-27
of appetite	18
of arthritis	35
of asthma	27
of battled	14
of bed	-14
of birth	18
of bleeding	25
of blood	-14
of both	10
of breast	28
of breath	9
of cancer	28
of cigarettes	-18
of colon	17
of concern	24
of congestive	-5
of consciousness	24
of course	-12
of daily	7
of days	13
of depression	15
of developing	13
of diabetes	-13
of diarrhea	18
of different	-27
of doctor	24
of drugs	21
of erythema	27
of fatigue	-18
of feeling	-16
of fifty	-11
of five	14
of fluid	12
of gi	24
of gout	18
of heart	-16
of heavy	21
of helped	-16
of high	-7
of his	-23
of hypertension	25
of improvement	-27
of infection	-45
of information	-11
of injury	18
of it	12
of june	26
of late	-29
of life	14
of like	-7
of lung	-19
of me	-37
of medical	-6
of medication	14
of medications	20
of months	-24
of motion	-6
of multiple	6
of my	-36
of nineteen	-19
of ninety	-30
of note	-11
of november	-20
of nowhere	-26
of of	12
of old	-19
of one	9
of order	10
of other	9
of pain	-24
of pneumonia	24
of pregnancy	19
of pressure	15
of questions	18
of right	23
of seizures	-15
of seventy	-9
of severe	-15
of sixty	10
of skin	14
of smoking	21
of some	6
of stomach	9
of symptoms	21
of system	12
of systems	17
of ten	-51
of that	-11
of their	11
of them	-18
of these	-11
of thing	17
of things	-23
of those	-10
of time	-15
of times	-12
of tools	24
of treatments	39
of two	8
of uh	-21
of um	-33
of us	7
of weeks	22
of wine	-10
of work	7
of xanax	-26
of you	25
of your	20
of yourself	25
off for	-21
off i	-21
off it	21
off of	-7
off some	8
off that	11
off to	-9
off with	-6
off your	15
offer	28
offer you	25
offered	13
office	13
office to	13
office today	-14
official	6
offload	19
offload the	19
often are	30
often do	42
often i	-22
oh and	9
oh doctor	-21
oh good	15
oh it	-23
oh it's	-47
oh my	6
oh okay	20
oh perfect	-6
oh really	25
oh that	-14
oh that's	-15
oh what	31
oh wow	12
oh yeah	-50
oh you	-16
oil	-6
ointment and	-6
ok	24
okay	28
okay all	50
okay alright	20
okay any	13
okay are	33
okay but	20
okay bye	6
okay did	30
okay do	-8
okay does	-5
okay don't	22
okay good	8
okay have	7
okay hey	21
okay how	-8
okay i	-6
okay i'll	-38
okay i'm	17
okay if	-6
okay is	13
okay it	9
okay just	28
okay let	55
okay no	9
okay now	32
okay okay	26
okay perfect	-14
okay right	-12
okay so	17
okay sounds	-34
okay thank	-28
okay that	-21
okay that's	-9
okay the	-7
okay then	-11
okay there	21
okay these	24
okay this	34
okay to	-12
okay uh	7
okay we	32
okay well	33
okay what	-16
okay when	-8
okay with	-6
okay yes	-24
okay you	-23
okay you're	-7
okay your	18
okey	-11
old age	-33
old and	12
old are	99
old correct	36
old female	-9
old he	-20
old is	28
old male	-7
old my	-14
old now	-18
old was	35
old were	17
old you	23
older	-40
omeprazole	10
on	7
on 0	30
on a	-10
on all	24
on an	21
on and	-10
on antibiotics	-20
on any	13
on april	-8
on august	21
on average	17
on board	15
on both	11
on coumadin	28
on exam	20
on examination	26
on five	9
on for	-9
on his	-11
on i	17
on in	23
on inside	-15
on it	15
on january	-18
on july	14
on left	13
on me	-37
on medication	-6
on medications	-12
on monday	6
on my	-50
on november	11
on october	-34
on one	-26
on other	18
on physical	22
on saturday	-24
on some	-5
on their	8
on these	15
on this	50
on those	13
on time	-8
on to	9
on top	-6
on um	13
on with	9
on you	47
on your	30
once	-25
once a	11
once and	-26
once but	-13
once daily	11
once i	-31
once in	-25
once or	-19
once we	9
once you	12
one	7
one a	-19
one and	-11
one bit	-17
one brother	-20
one by	-10
one day	-15
one has	-10
one he	16
one i	-26
one is	9
one knee	25
one last	18
one leg	-13
one medicine	-8
one moment	14
one month	-22
one more	31
one o	-20
one on	-19
one or	-8
one pack	-20
one percent	48
one plus	26
one point	6
one second	-17
one side	-19
one thirty	19
one this	-12
one time	19
one to	9
one today	-19
one was	-11
one year	-13
one years	10
one you're	-10
ones	-19
only	-24
only a	-29
only be	29
only been	9
only change	-10
only do	33
only for	-6
only had	-11
only have	-21
only in	-7
only on	-20
only one	8
only thing	17
only when	-20
onset	22
onset of	20
onto	-7
onto my	-14
onychomycosis	25
op	-14
open	25
open up	22
opened	-10
operation in	-9
opinion	-29
opinion on	-22
options	25
or	36
or 0	22
or a	-16
or abdominal	23
or any	26
or anything	16
or back	8
or belly	16
or black	15
or bladder	30
or blood	32
or burning	10
or c	18
or cancer	26
or change	18
or chest	19
or chills	23
or cold	17
or concerns	22
or dad's	13
or decrease	-10
or decreased	16
or diarrhea	-8
or did	24
or difficulty	30
or discomfort	22
or do	-8
or does	24
or doing	-7
or drink	16
or drug	19
or drugs	24
or eight	-16
or even	-23
or feeling	19
or fever	10
or five	-25
or flu	20
or four	-28
or guarding	7
or had	5
or hair	14
or has	17
or have	25
or heart	19
or high	32
or how	-22
or i	6
or i'm	14
or if	-19
or illicit	23
or is	9
or left	29
or like	-7
or loss	20
or more	-5
or nausea	22
or night	34
or nine	-19
or numbness	26
or on	12
or or	28
or other	22
or pressure	15
or problems	20
or recreational	16
or redness	17
or right	25
or seven	-21
or siblings	23
or smoke	12
or so	-35
or something	-22
or stroke	28
or swelling	17
or tarry	11
or that	16
or the	26
or three	-17
or tightness	23
or tingling	30
or two	-14
or use	17
or vomiting	46
or was	24
or what	-6
or with	31
or worse	32
or would	18
or you	-19
or your	13
or-	22
order	73
order a	34
order an	8
order another	25
order any	18
order for	14
order in	25
order some	17
order the	19
order to	26
order you	20
ordered	40
ordered an	15
ordered some	18
ordering	-15
orders	9
orders and	18
ordinary	-32
originally	16
orthopedist	-10
osteoarthritis	24
osteoporosis	-7
other	16
other brother	-27
other children	10
other complaints	21
other conditions	32
other doctor	-15
other doctors	-28
other family	31
other health	28
other injuries	15
other issue	9
other kids	-11
other kind	-16
other major	21
other medical	-14
other medications	11
other night	-19
other one	25
other pain	20
other questions	17
other risks	26
other surgical	14
other symptoms	33
other than	6
other then	-15
other thing	-27
other times	-19
other treatments	17
other two	-20
others	6
otherwise	39
otherwise i	-21
ounces	-10
our	21
our best	10
our dermatology	18
our family	-16
our next	18
our office	22
our records	16
out and	24
out at	6
out but	-25
out for	12
out from	-21
out her	-6
out i	-16
out if	10
out in	-25
out my	-9
out of	-12
out on	-5
out so	-16
out some	-9
out there	24
out through	-14
out to	19
out what	-15
out with	26
out you	-18
outer	-10
outpatient	25
outside	-7
outside the	-7
outta	-21
ovarian	-8
ovarian cancer	-19
ovaries	-12
ovaries and	-14
over	26
over 0	19
over a	38
over all	-15
over and	-21
over eighty	9
over it	16
over my	-8
over seventy	10
over six	-9
over the	6
over time	24
over to	7
over two	-23
over your	49
overall and	16
overall the	24
overweight	-13
ow	-13
own	-16
oxycontin	-19
oxycontin and	-19
p and	11
p c	10
p d	-16
p e	-6
p h	-6
p m	-6
p p	-6
p s	-11
p t	7
p was	18
pacemaker	19
pack	-35
pack a	-31
pack of	-16
pack per	-13
packs	-14
packs a	23
packs of	-13
packs per	-18
pain after	-18
pain and	-5
pain any	19
pain anything	18
pain anywhere	23
pain as	7
pain but	7
pain change	22
pain come	26
pain do	-9
pain does	-5
pain down	-12
pain feel	30
pain for	-27
pain has	-20
pain here	16
pain how	22
pain i	9
pain imaginable	16
pain in	-22
pain is	-34
pain it	-21
pain level	14
pain like	15
pain located	22
pain medication	-12
pain medications	-13
pain medicine	15
pain medicines	-17
pain nausea	21
pain now	-12
pain of	13
pain on	8
pain or	42
pain over	-11
pain right	-8
pain shortness	26
pain since	24
pain so	-5
pain started	-40
pain the	9
pain to	11
pain today	9
pain um	16
pain when	15
pain while	25
pain with	27
pain worse	27
pain you	-19
pain your	11
painful and	8
pains	17
pale	10
palpable	18
palpate	14
palpation	38
palpation of	26
palpitation	20
palpitations like	-6
pandemic	-18
pandemic i	12
panel okay	9
panic	-23
panic attacks	-18
paper	-9
paperwork	29
paperwork and	-13
paperwork says	16
paragraph	37
paragraph plan	24
paraspinal	7
parent	20
parents	-18
parents never	-8
parents were	-15
parkinson's	8
part and	17
part of	19
partial	18
partial tear	17
participating	17
participating in	17
particular	-16
partner	13
partners	-10
parts	8
parts of	20
party last	-19
pass away	13
pass it	-12
passed	-51
passed at	-18
passed away	-43
passed out	-10
passed when	-14
passing urine	18
past and	-28
past but	-10
past correct	25
past couple	6
past few	-8
past i	-22
past medical	25
past okay	13
past or	30
past that	27
past three	-26
past year	-26
patches	23
patellar	16
pathology	31
patient	27
patient had	21
patient has	21
patient of	21
patient today	-9
patient underwent	13
patient visit	19
patient was	-6
patient you	15
patient's	16
patients	6
pattern	23
pay	-25
pcp	-15
pcr	13
peanuts	-12
pedal	9
pedis	-9
pedis pulse	11
pee	-17
pee and	22
peeing	-7
pelvic	18
pending	14
penicillin or	16
penis	-6
people	41
people do	7
people to	33
per	-17
per day	7
per deciliter	-23
per week	-15
percent	43
percent so	14
percent we	21
percocet	20
perform	36
perform a	17
perform an	20
performed	7
performed which	15
period	-6
period and	-13
periodically	-8
periods of	16
peripheral	27
peritoneal	13
peroxide	25
personal	16
pertussis	29
peterson	28
pfts	16
phalanx	10
phalanx fracture	9
phase	20
phlegm	7
phone	14
phone number	29
phosphatase	28
phosphatase level	16
physical exam	12
physical examination	-9
physical therapy	-14
physically	-14
physician	14
picking	-16
piece	-7
piece of	-14
pieces	19
pieces of	23
pill	-9
pills but	-8
pin	9
pinched	15
pinched off	16
pinching	-6
pins	-11
pins and	-10
pitting	5
pitting edema	5
pizza	-11
place	-25
place to	-9
placed	7
placed on	7
planned	-15
plantar	-10
plateau	25
plates	7
plates and	7
play a	-23
played	-22
player	20
playing	-9
playing soccer	-7
playing sports	-9
playing tennis	-16
pleasant	8
please	35
please confirm	26
please how	25
please let	14
please tell	14
please use	18
please when	17
plus	20
plus i	12
pneumonia	-5
pocket	-11
point	-9
point and	-16
point five	-11
point six	12
point three	31
point where	-7
pointing	-8
poison	10
police	-6
polio	6
pollen	24
polyp	22
polyps	15
poor	-12
pop	-30
pop and	-18
pop or	17
position	-6
positive	20
positive for	26
positive invasive	12
positive straight	13
possibility	26
post	24
post-traumatic	21
posterior	19
postoperative	23
posture	-21
potassium is	-11
potential	22
potential for	22
potentially	15
pounds	-18
pounds in	-15
pounds since	-14
pr	21
pravachol	12
pravachol for	12
pre-op	16
prednisone	44
prednisone and	25
pregnancies	28
pregnancy	-6
pregnant	-14
prepare	15
prescribe	18
prescribe some	20
prescribe you	11
prescribed	21
prescribed by	15
prescribing	22
prescription	31
prescription for	32
prescriptions	7
present	-5
presented	13
presents	23
presents for	6
presents today	26
presents with	11
press	8
press here	13
press on	24
pressure asthma	-25
pressure but	-23
pressure diabetes	21
pressure i	-8
pressure is	18
pressure looks	9
pressure medication	-24
pressure or	27
pressure readings	16
pressure runs	-16
pressure to	11
pressure ulcer	18
pressure was	7
pressure's	17
pressure's a	15
pretty	-23
pretty good	-10
pretty healthy	-41
pretty heavy	-9
pretty much	27
pretty significant	16
pretty stable	-15
pretty well	-6
prevent	-10
prevent any	17
prevent you	-9
preventative	19
previous	16
previously	-9
primary	-13
primary care	-15
print	22
print out	20
prior	10
prior to	13
private	-25
probably about	-21
probably because	9
probably do	13
probably due	22
problem	11
problem and	-13
problem at	-26
problem for	6
problem i	14
problem in	-9
problem is	-8
problem of	-9
problem the	9
problem there	-21
problem this	17
problem today	64
problem with	29
problem your	31
problems and	15
problems i	18
problems so	-8
problems that	15
problems there	-33
problems were	-15
problems with	19
procedure and	12
procedure done	-19
procedures	7
proceed	9
process	28
process and	15
products	-8
profession	18
profile	28
progesterone	34
progress	22
progressing	5
progression	14
project	-21
pronounce	-17
properly	-14
prophylactic	24
prophylactic antibiotics	24
prostate	-8
protection	16
protocol	-11
protonix	17
protonix 0	17
proud of	25
provide	-13
provide me	-12
provided	16
proximal	8
prozac	10
prozac 0	24
psa	23
psoriasis	-18
psychiatric	20
pt	-13
puffs twice	17
puffy	-15
pulled	7
pulling	10
pulmonary	16
pulmonary disease	21
pulse	-7
pulse so	11
pulses	19
pumping	12
pumping function	12
pursed	-13
pursed lip	19
push fluids	11
push it	18
push on	-5
pushing	11
put	21
put a	23
put in	27
put it	-7
put me	-37
put on	-10
put some	-9
put the	40
put them	-18
put this	7
put weight	-25
put you	21
putting	7
putting you	16
quadrant	21
qualify	18
quality	20
quality of	20
question	50
question do	26
question for	23
question to	24
questionable	29
questions	43
questions about	-15
questions before	29
questions for	46
questions or	22
questions regarding	21
questions to	27
quick	45
quick exam	22
quickly	14
quit about	-19
quit drinking	-21
quit in	-35
quit like	-24
quit smoking	19
quite	14
quite high	24
quite young	12
quitting	30
quivering	-12
r	16
r d	-11
r p	19
r-	17
race	8
race do	20
rachel	31
radial	8
radial pulse	-14
radiates	-21
radiating	-10
radicularopathy	19
radiographs	11
radiology	25
railing	-21
railing when	-13
raise	13
raised	-16
raised in	-9
rales	-16
ran	-38
ran out	-24
random	-19
randomly	-9
range	9
rapid	21
rapid strep	9
rare	21
rarely	-6
rash	7
rash where	-12
rashes on	-26
rate	29
rate it	14
rate the	24
rate was	7
rate your	31
rath's	-23
rather	25
rays from	22
rays of	9
reach	20
reached	10
reaction	6
reactions	-10
read	-23
reading	-18
reading the	14
readings	29
ready	-29
ready for	-13
ready to	19
real	-21
real quick	32
really	-25
really bad	-40
really been	-25
really bothering	-25
really bothers	-19
really but	-22
really do	6
really fast	-10
really feel	-36
really gon	-6
really good	-12
really great	8
really have	-19
really help	27
really high	20
really hot	-22
really hungry	-20
really itchy	-10
really just	-26
really like	10
really made	-19
really need	-8
really no	-27
really puffy	-15
really quick	15
really really	-18
really scared	-18
really see	-11
really tired	8
really wan	-15
really want	-17
really well	-14
really worried	-20
rear-ended	-20
reason	19
reason for	38
reason my	-21
reason you	17
reasons	14
reassured	22
rebound	8
rebound or	7
recall	6
receive	27
received	11
recent	15
recent blood	25
recent illnesses	15
recent weight	20
recently	-13
recently diagnosed	-30
recently or	17
recheck	15
recommend	27
recommend that	8
recommend you	17
recommended	-9
recommended i	-19
recommended me	-14
recommending	-15
reconstruction	7
record	42
record here	17
recording	9
records	25
records from	-10
recover	31
recovering	-14
recovery	-12
recreational	21
recreational drugs	18
rectal	14
recurrence	7
recurrent	-13
red blood	-13
redness	23
redness or	-13
reduce	24
reduce the	18
reduced	27
reevaluation	19
refer you	9
referral	23
referral to	15
referred by	17
referred me	-24
referred to	-14
referred you	24
referring	27
referring to	27
refill is	-9
refill of	15
reflexes	7
reflexes are	19
reflux and	-24
refrigerator	-12
regain	23
regarding	15
regarding your	27
regimen	21
regular	-26
regular basis	-21
regular but	-20
regularly	-12
regularly so	12
regulate	14
regurgitation	24
rehab	-19
rehab and	-13
related	-13
related but	-19
related problems	19
related to	-16
relationship	23
relatively	-31
relatives	-23
relax	12
release	33
released	-8
relief	-12
relieve	10
relieve pain	16
remember	-11
remember anything	-19
remember being	-13
remember correctly	-28
remember how	-6
remember it	-15
remember that	28
remember the	-18
remember what	35
remember when	14
remember who	-10
remember you	33
remembering	-18
remind	-8
remind me	-8
remodeling	13
removal	16
removal and	15
remove it	-7
remove some	-19
remove the	24
remove this	-14
removed	7
removed and	-21
removed from	-20
renal	28
repair	25
repair on	13
repair shop	16
repaired	19
repeat	40
repeat another	19
repeat that	24
repetitive	20
replaced	21
replacement	18
replacement and	13
replacements	24
report	38
report and	15
report from	-14
report of	20
report right	-29
report states	17
report that	6
reported	22
reports	40
reports and	22
representing	26
representing your	26
require	38
required	12
required to	19
reschedule	-5
rescue	16
resection	-14
resent	9
residual	-6
resolved	28
respiratory infection	18
respiratory rate	-9
respond	17
respond to	20
responded	5
responded to	10
rest	-12
rest of	10
restart	-16
restaurant	-19
rested	-11
resting	-10
restore	10
restrict	7
restrict your	20
restricted	12
result	14
result of	27
results	28
results and	14
results back	24
results came	18
results from	6
results hey	9
results of	-6
results okay	19
results showed	18
results that	19
results to	-6
results with	-8
results you	-8
retaining	-10
retaining a	22
retention	16
retired	-50
retired and	-21
retired for	-10
retired from	-23
retired i	-18
retired now	-12
retirement	19
return	29
return in	17
return to	12
returned	-16
revealed	19
review of	24
review the	-5
reviewed	18
reviewed the	31
reviewed your	-14
reviewing	24
reviewing the	10
reyes	18
rheumatoid	28
rheumatoid arthritis	17
rhinitis	10
rhythm	6
ribs	10
rice	-23
rid	-12
rid of	-12
ride	7
riding	-18
right	-10
right above	-24
right after	-26
right all	-10
right and	41
right ankle	-6
right around	6
right at	18
right away	9
right back	16
right before	-18
right big	-25
right breast	20
right but	-26
right elbow	-5
right foot	19
right good	18
right groin	23
right hand	-8
right handed	-35
right hey	10
right hip	32
right in	-16
right inferior	18
right it	6
right knee	-13
right leg	-10
right let's	28
right lower	-13
right middle	9
right now	-5
right okay	8
right or	13
right shoulder	18
right side	5
right so	23
right straighten	15
right testicle	6
right the	-7
right there	-12
right thigh	-19
right thing	24
right to	19
right uh	6
right um	24
right upper	7
right well	39
right where	-6
right you	24
ring	14
ring any	-6
risk for	-5
risk of	-11
risks	-16
risks include	24
risks of	-43
roger	30
room	17
room and	-23
room to	-17
roots	23
roots are	16
rotation	17
rotator	32
rotator cuff	32
rounding	25
routine	8
routine follow-up	20
row	7
rub	13
rubbing	-20
rule	27
rule out	28
run down	-6
run some	35
running	-11
running in	35
runs	-21
runs in	-20
rushed	-25
russell	25
s	13
s a	-6
s h	10
s one	23
s t	30
s-	24
s- um	15
sacaton	-20
sad	-9
sadly	-29
safe	-10
said	-36
said he	-22
said i	-21
said it	-16
said it's	-11
said she	-32
said that	-13
said the	27
said there	18
said they	-14
said to	-5
said you	7
saint	-23
salivary	24
salivary cortisol	24
salt	-14
salt and	-17
salt intake	20
salty	-6
salty foods	-10
same	-22
same amount	-14
same as	-7
same thing	18
same time	6
same way	-12
sample	33
samples	25
sarah	21
sarcoid	26
sat	-22
satting	-9
saturday	-38
saw	26
saw a	-29
saw doctor	-7
saw her	24
saw him	-23
saw that	33
saw you	34
saw your	-12
say	-47
say about	-20
say ah	-5
say anything	6
say i	-33
say it	-23
say it's	-50
say its	-20
say that	24
say you	16
saying	-22
says	42
says here	32
says that	55
says you	32
scale	30
scale of	16
scalp	13
scaly	19
scan	-20
scan and	-24
scan of	-7
scar	45
scar gel	13
scar tissue	31
scared	-38
scared me	-15
scars	25
schedule	16
scheduled	6
scheduled for	-11
schizophrenia	25
school	-25
school and	-14
science	-17
sclerosis	10
scratch	-21
screen	22
screening	-18
screw	28
screws	7
season but	-7
seasonal	-33
seasonal allergies	-33
seatbelt	23
seated	24
seattle	-23
second	-14
second and	6
second opinion	-17
second problem	19
second so	20
second surgery	12
secondary	23
secondary to	7
seconds	-28
secretary	-19
section	-14
sections	15
see	70
see a	-11
see and	28
see any	56
see anything	-14
see did	-8
see do	41
see doctor	-20
see does	12
see exactly	13
see have	14
see her	7
see here	22
see his	19
see how	-10
see i'm	-6
see in	15
see is	27
see it	40
see me	28
see my	-22
see she	25
see so	-8
see some	14
see that	42
see the	23
see this	15
see what	38
see what's	31
see when	20
see where	-17
see why	25
see you	-26
see you're	33
see you've	12
see your	11
seeing here	15
seeing the	26
seeing you	-7
seem	-22
seem to	-16
seemed	-42
seemed like	-26
seemed to	-22
seems like	13
seems stable	19
seems to	-14
seen	41
seen a	18
seen another	31
seen any	26
seen in	-15
seen the	-19
seen you	44
seizure	-8
seizures	-10
self	-8
self breast	15
send	35
send it	22
send out	20
send the	18
send you	16
sensation	16
sensation and	17
sensation in	13
sensation of	14
sensations	-10
sense	-12
sensitive	-18
sensitive to	16
sensitivity	9
sensory	17
sent me	-17
sent over	18
sent to	-11
sent you	20
sentence	-12
separate	-10
separation	-13
september	-36
september of	-17
series	-6
series of	-6
serious	17
seriously	23
service	-25
services	19
set	36
set up	8
set you	31
setting	16
seven	-29
seven and	-23
seven days	-9
seven i	-16
seven months	-14
seven years	-11
seventies	9
seventy	-40
seventy five	-6
seventy four	-23
seventy nine	-18
seventy seven	-12
seventy six	-15
seventy two	-20
several	-39
several months	-24
several times	-8
several weeks	-25
several years	-20
severe	-17
severe i	11
sexual	-9
sexually	17
sexually active	14
shape	13
sharing	13
sharing that	13
sharp and	-20
sharp pain	-8
shave	11
she	-17
she actually	-11
she been	10
she came	-31
she can't	-25
she developed	-24
she did	-25
she died	-27
she does	-8
she doesn't	-24
she doing	7
she gave	-15
she gets	10
she got	-23
she had	9
she has	12
she hasn't	-5
she have	-18
she here	29
she is	-32
she just	-35
she knows	-21
she lives	-12
she may	11
she passed	-24
she said	-21
she seemed	-23
she should	18
she underwent	28
she used	-37
she walks	-20
she was	-9
she won't	26
she would	-9
she'll	9
she'll help	14
she's	-11
she's a	21
she's been	-30
she's had	-41
she's here	13
she's not	-19
sheet	22
sheet when	20
shepherd	-25
shift	-12
shimada	-22
shimada histology	-22
shingles	9
shingles vaccine	22
shock	-12
shoot	-17
shop	7
short	24
shortly	12
shortly after	-18
shots	-28
should	30
should be	23
should come	-16
should do	14
should get	7
should go	18
should help	38
should i	-25
should know	54
should only	19
should take	18
should think	24
shoulder	-29
shoulder and	-17
shoulder but	10
shoulder pain	-19
shoulders	13
shouldn't	33
shouldn't be	23
show	44
show a	16
show me	45
show no	16
show that	36
show you	-25
showed	39
showed a	22
showed nothing	21
showed that	18
shower	-24
showing	29
shows	56
shows an	23
shows no	21
shows some	19
shows that	24
shrink	22
shunt	20
siblings	-12
sick	25
sick and	6
sick for	-23
sick in	11
sick sinus	19
side and	5
side had	-19
side i	-18
side of	-15
side to	-5
sides	19
sign	53
sign of	38
significant	24
significant for	8
significantly	15
signs	42
signs and	14
signs here	8
signs look	15
signs of	29
signs today	14
signs your	13
similar	-5
similar to	-19
simple	-11
since	-16
since i	-31
since i've	20
since it's	9
since last	-33
since my	-16
since that	7
since the	-19
since then	8
since two	-11
since we	13
since you	38
since you're	17
since you've	15
since your	29
sincerest	25
sincerest condolences	25
single	-21
singulair	-15
sinus syndrome	19
sinuses	-12
sir	49
sir and	13
sir how	15
sir i	18
sir i'm	-22
sir that's	-23
sister	-11
sister died	-15
sister has	-19
sister she	-21
sisters	-25
sit down	-6
sit up	14
site	19
sitting	-16
sitting for	-8
sitting in	-10
situation	21
situations	8
six	-14
six hours	30
six i	-15
six months	17
six or	-29
six out	-19
six to	-19
six years	-41
sixteen	-22
sixth	-6
sixties	19
sixty	-28
sixty eight	-12
sixty five	17
sixty one	-6
sixty seven	7
sixty two	-29
size	27
ski	-9
skiing	12
skin	17
skin biopsy	18
skin changes	11
skin lesions	28
sleep	-13
sleep and	6
sleep apnea	19
sleep at	-6
sleep in	-25
sleep or	-11
sleep study	-14
sleeping	-18
sleeping well	6
sleepy	-17
slept	-22
slight	-6
sling	15
slip	-15
slipped	-23
slipped on	-22
slow	-9
slower	-23
slower than	-19
slowly getting	-20
sluggish	-24
small	10
small amount	17
small cell	-16
small procedure	24
smaller	-20
smart	-18
smell	-16
smith	30
smoke	15
smoke a	-32
smoke about	-6
smoke but	-21
smoke cigarettes	-8
smoke i	17
smoke or	20
smoke per	31
smoke sir	29
smoke weed	-6
smoked	-29
smoked a	-17
smoked for	-17
smoker	11
smoking	30
smoking and	17
smoking for	-26
smoking is	-10
smoking or	31
smooth	13
sneezing	-10
snore	18
snoring	-20
snorting	7
so	28
so a	-11
so according	11
so all	17
so and	23
so anna	21
so any	16
so as	7
so bad	-43
so can	-14
so did	29
so do	-13
so exhausted	-14
so far	-44
so fast	-14
so first	-7
so for	12
so four	12
so good	-31
so happy	21
so has	12
so he	38
so he's	-7
so here's	27
so hopefully	-15
so how	6
so i'll	23
so i've	-20
so if	-7
so in	-26
so is	14
so it	20
so it's	24
so john	18
so just	5
so keep	21
so lem	7
so let	16
so let's	12
so long	-30
so looking	18
so many	-34
so maybe	-14
so miss	25
so much	-45
so my	-26
so nice	24
so no	30
so not	17
so often	-11
so okay	6
so on	13
so severe	11
so she	9
so so	19
so sorry	72
so surprising	-26
so tell	53
so that's	20
so the	-13
so then	11
so there	-18
so there's	9
so they	-8
so this	33
so those	20
so too	-30
so um	21
so we	32
so we're	-7
so weak	-23
so well	-9
so what	-18
so when	-10
so where	32
so with	-23
so wonderful	-6
so yeah	29
so you	5
so you're	11
so you've	25
soap	-16
social	13
social history	30
socially	-32
socially but	-19
sodium	-5
sodium levels	-13
soft	-18
soft tissue	13
solid	7
some	15
some and	-14
some background	24
some benadryl	-16
some chest	18
some coke	-19
some days	-42
some decreased	-13
some dietary	-12
some dizzy	-13
some edema	8
some good	8
some heart	9
some ibuprofen	-28
some ice	-5
some information	26
some insulation	-19
some issues	-6
some kind	9
some labs	23
some lasix	13
some left	-17
some light	-20
some medicine	-20
some memory	-29
some mild	29
some more	31
some muscle	-10
some nasal	-19
some nausea	-12
some notes	23
some numbness	-18
some of	12
some pain	16
some point	-24
some prednisone	22
some problems	-9
some relief	-8
some sort	-22
some steroids	15
some swelling	14
some tenderness	16
some test	28
some tests	33
some things	17
some time	9
some trouble	-26
some type	-17
some uh	22
some ultram	23
some weight	-24
some with	19
some years	-20
somebody	23
somebody is	-17
someone	-13
someone to	-14
something	-20
something about	5
something called	14
something else	29
something i'm	-20
something in	-19
something is	-24
something that	6
something to	7
something was	-11
something we	-7
something with	-26
sometime	12
sometimes	-33
sometimes i	-54
sometimes in	-9
sometimes it	-28
sometimes it's	11
sometimes the	-11
somewhat	12
somewhere	14
somewhere else	6
son	-39
son he	-22
son is	-17
son was	-14
sons	-24
soon and	22
soon as	8
sooner	-14
sooner if	22
sophia	21
sores	17
sores in	-23
sorry	69
sorry but	30
sorry for	-10
sorry that	32
sorry to	71
sort	-9
sound	25
sound clear	18
sound familiar	34
sound good	36
sound like	27
sound okay	34
sounds	-29
sounds about	-30
sounds familiar	9
sounds good	-46
sounds great	-18
sounds like	34
sounds nice	22
sounds right	-44
space	-13
spasm	30
speak	14
speaking	-24
special	-22
specialist	-11
specific	31
speech	18
spells	-25
spend	8
spend time	11
spilled	-21
spinal	12
spinal stenosis	6
spine	17
spine and	-14
spine m	-8
splint	15
spoke	27
sports	9
sports with	-22
spots	-20
sprain	12
spray	-18
sprays	22
spreading	25
spring	16
spurling's	20
sputum	27
squeeze	20
stabbing	9
stabbing pain	15
stabilize	7
stabilize the	20
stabilizing	23
stable	32
stable to	16
staff	17
stage 0	22
staggering	-26
stairs	-26
stand	-15
stand and	-15
stand the	-17
stand up	-15
standing	-22
standpoint	26
standpoint let's	9
start	16
start a	-29
start by	32
start doing	-5
start feeling	23
start my	-14
start noticing	19
start taking	12
start the	24
start walking	10
start with	-26
start you	37
started	-46
started about	-6
started affecting	-17
started after	-20
started around	-18
started as	-14
started complaining	-16
started from	18
started getting	8
started going	-20
started happening	-22
started having	-27
started hurting	-18
started in	-22
started off	-27
started on	-15
started taking	-33
started the	14
started to	-30
started today	21
started walking	-10
started when	-12
started with	-27
started working	-18
started you	32
starting	-24
starting to	-34
starts	-27
starts to	-7
starts with	-34
stasis	17
state	-9
state of	-20
stated	28
states	8
status	46
stay away	-16
stay hydrated	17
stay in	5
stay off	22
stay with	-13
stayed	-39
staying	-17
stenosis	20
stenosis and	5
stent	-20
stephanie	21
steps	20
steroid	-11
steroid injection	-10
steroids	8
still	-14
still a	-34
still can't	-12
still experiencing	22
still feel	-19
still have	8
still having	14
still i	10
still in	-23
still need	-23
still on	24
still taking	23
still there	-19
still using	22
still waiting	20
still working	22
stomach	-28
stomach and	-11
stomach area	-22
stomach is	-12
stomach pain	5
stone	27
stone in	13
stone is	23
stone out	-15
stones	24
stones and	6
stones i	8
stones in	11
stool	24
stools	10
stop	-5
stop smoking	16
stop the	-9
stopped	-14
stopped taking	-29
story	-26
straight	11
straight leg	16
strain	26
strain your	15
straining	-14
strange	-24
strategies	18
stream is	-10
street	12
strength	24
strength and	12
strength is	23
strengthen	-7
strenuous	9
strep	12
strep throat	-13
stress	-6
stress test	22
stretcher	-18
stroke	-26
stroke or	23
strokes	-16
strong	-13
strong dorsalis	11
strong german	-10
stronger	-19
struggle for	21
struggling	-9
struggling with	-7
stuck	-8
studies	30
study	6
study and	-13
studying	-22
stuff	-15
stuff and	18
stuff like	-16
stuff right	23
stuffy	-50
stuffy nose	-36
stung	8
stunned	-12
substances	27
subtle	15
successful	-15
such a	5
such as	40
sudden	7
sudden he	-19
suddenly	-9
suffer	-19
suffer from	-19
suffered	10
suffered from	10
suffering	-23
suffering from	-25
suffers	-8
suffers from	-8
sugar	-20
sugar is	-6
sugar levels	-19
sugars are	16
sugars at	14
sugars have	18
suggest	13
suggested	15
suggested the	23
suicidal	32
suicidal thoughts	25
sulfa	-14
sulfa drugs	-24
summer	6
summer and	-14
summer but	-11
sun	18
super	-20
superficial	19
supplement	37
supplement and	19
supply	14
support	12
support group	13
support system	19
supportive	-32
supposed	-17
supposed to	-17
sure	-30
sure about	-14
sure but	-22
sure how	-22
sure i'm	-17
sure it	6
sure it's	18
sure my	-15
sure nothing	6
sure that	-5
sure to	5
sure we	8
sure why	-15
sure you	15
sure you're	13
surgeries	19
surgeries for	21
surgeries have	26
surgeries in	34
surgeries other	-18
surgeries that	23
surgery	-5
surgery again	-22
surgery and	19
surgery did	-7
surgery i	8
surgery if	-11
surgery is	14
surgery ma'am	18
surgery on	29
surgery or	-17
surgery there	-8
surgery they	14
surgery to	-8
surgery today	19
surgery was	-6
surgery when	-12
surgery will	14
surgery with	14
surgical	39
surgical history	25
surgical procedures	23
surprise	-22
surprised	14
surprising	-13
surprising based	8
surprisingly	-34
surrounded	-20
surveillance	21
suspect	37
suspect that	21
suspecting	22
suspicious	28
swallow	14
swallowing	20
sweat	-12
sweating	25
swedish	-13
swelled	-27
swelling	30
swelling and	11
swelling around	-14
swelling in	18
swelling or	26
swelling there	23
swellings	16
swells	-26
swells up	-15
swim	-25
swing	-18
swings	17
swollen	17
symmetric	23
symmetrical	20
symptom	19
symptoms	30
symptoms and	24
symptoms any	14
symptoms i	23
symptoms in	19
symptoms like	24
symptoms progressed	15
symptoms since	28
symptoms such	17
symptoms that	38
symptoms were	-18
symptoms with	16
symptoms you	28
syncope	22
syndrome	-26
synthroid	16
system sheet	12
systems	24
systems sheet	11
systems with	18
t	16
t and	-13
t d	23
t i	16
t in	8
ta	17
tablets	19
take a	16
take allegra	-16
take any	10
take around	-11
take as	-21
take care	37
take for	-21
take good	24
take her	-17
take my	-26
take one	-13
take that	13
take them	13
take tylenol	-14
take you	24
taken	-7
taken any	27
taken anything	-13
taken for	23
taken in	21
taken out	-29
takes	5
takes care	-19
takes the	-25
taking a	-23
taking allegra	-8
taking any	7
taking anything	28
taking care	7
taking her	-29
taking his	21
taking ibuprofen	-8
taking my	-20
taking right	26
taking that	-19
taking the	7
taking them	-9
taking this	11
taking your	20
talk	9
talk about	7
talked	20
talked a	15
talked about	19
talking	21
talking about	24
talking to	-16
talus	19
tarry	11
taste	-22
taste of	-17
team	6
tear	11
tear of	17
tears	-13
tech	-16
technically	17
teens	11
teeth	-20
tell	26
tell dax	46
tell if	20
tell me	48
tell you	-30
telling	10
telling me	8
tells	25
tells me	25
temperature	14
temperature is	9
template	45
temporary	-25
temporary relief	-22
ten	-34
ten being	21
ten days	-23
ten how	17
ten m	-26
ten milligrams	-8
ten out	-21
ten with	15
ten years	-28
tend	15
tend to	15
tender	15
tenderness	11
tenderness on	19
tenderness over	17
tenderness to	23
tendon	32
tendons	21
tennis	-17
tenosynovitis	16
tension	9
tentatively	12
terms	-11
terrible	-27
test for	18
test is	14
test results	18
test to	-7
tested	28
testicle	15
testicular	15
testing	19
testing on	16
tests	23
tests and	13
tests to	20
tetanus	-8
than	7
than 0	40
than a	6
than before	-24
than my	-14
than once	-26
than one	49
than three	-17
than usual	-23
than you	18
thank	-35
thank god	-26
thank goodness	-23
thank you	-31
thankful	-27
thankfully	-44
thankfully i	-11
thankfully no	-18
thanks	-19
thanksgiving	-25
that	17
that after	5
that all	-23
that and	8
that ankle	18
that anymore	6
that are	-12
that area	20
that as	29
that at	-24
that awful	-11
that bad	-25
that be	-18
that because	17
that been	32
that before	-9
that but	17
that can	18
that caused	-6
that causes	19
that correct	68
that could	16
that day	-29
that did	15
that do	23
that doctor	-7
that doesn't	16
that done	6
that either	-19
that every	16
that everything	-13
that finger	38
that foot	33
that going	7
that happens	13
that has	13
that have	27
that he	17
that heart	10
that helping	30
that helps	8
that her	27
that how	23
that hurt	15
that i	-38
that i'm	-16
that in	17
that information	24
that is	18
that it	10
that it's	19
that kind	13
that knee	21
that last	-20
that left	-10
that long	-7
that look	15
that looks	-8
that makes	-15
that may	23
that mean	-38
that means	-13
that medication	-10
that medicine	-17
that mri	13
that much	16
that must	36
that my	-19
that no	24
that now	-11
that okay	-18
that once	-17
that one	12
that or	22
that point	-8
that prescription	13
that really	-13
that run	39
that same	-17
that seem	23
that seems	-7
that she	20
that should	13
that since	-9
that so	-22
that something	-24
that sort	12
that sounds	-29
that started	12
that starts	-24
that stone	7
that stuff	-21
that that	18
that that's	-7
that the	-11
that they	36
that they're	18
that this	37
that to	20
that today	24
that too	-29
that twice	18
that two	12
that type	22
that uh	10
that um	16
that under	13
that was	-9
that way	6
that we	34
that we're	11
that we've	14
that were	14
that what	10
that will	23
that with	28
that works	-19
that would	-16
that year	-21
that yes	-8
that you	21
that you're	20
that you've	55
that your	13
that'd	-11
that'd be	-11
that'll	18
that's	5
that's a	6
that's about	-25
that's been	14
that's correct	-87
that's for	-21
that's going	15
that's gon	22
that's good	21
that's great	24
that's hard	31
that's how	-21
that's it	-67
that's just	-7
that's kind	23
that's nice	33
that's normal	-22
that's pretty	9
that's probably	10
that's related	-26
that's right	-71
that's something	-7
that's stable	24
that's that	28
that's that's	19
that's the	-22
that's true	-26
that's understandable	34
that's very	31
that's what	26
that's where	26
that's why	-7
that's wonderful	45
that's your	18
thc	13
the a	-24
the abdomen	10
the acne	13
the affected	17
the afternoon	-14
the allergy	6
the allopurinol	14
the ant	14
the antibiotic	14
the antibiotics	-19
the appointment	-8
the area	35
the arm	-20
the arthritis	16
the baby	25
the back	-18
the ball	-21
the bandage	-16
the base	-10
the bathroom	-7
the bed	-19
the beginning	-13
the best	-13
the biggest	-12
the biopsy	16
the bladder	16
the bleeding	18
the body	17
the bones	16
the both	23
the bottom	7
the brain	-5
the breaks	-13
the breast	25
the c	20
the car	-6
the care	22
the case	9
the cause	27
the cervical	18
the cetaphil	-15
the chart	5
the chest	24
the chronic	22
the city	-20
the clinic	23
the color	26
the computer	16
the constipation	-21
the couch	-13
the cough	-24
the coumadin	8
the counter	-24
the course	-8
the cream	-6
the current	13
the date	22
the day	-11
the daytime	-9
the dentist	8
the dermatology	14
the dexamethasone	11
the diabetes	10
the diagnosis	-9
the discomfort	20
the discount	18
the diuretic	14
the doctor	-37
the doctors	-23
the dosage	-20
the dose	-7
the e	-28
the ecg	18
the echocardiogram	26
the effexor	24
the ekg	14
the emergency	16
the end	-20
the epidural	28
the evaluation	-11
the evening	-21
the exact	19
the exam	29
the extremity	23
the face	24
the family	-19
the fdp	21
the fds	20
the fever	-9
the fiber	10
the fifth	-20
the finger	18
the flexor	17
the floor	-14
the following	19
the foot	13
the fracture	30
the front	-5
the full	12
the future	-16
the gabapentin	25
the game	-7
the gastritis	18
the gastroenterologist	21
the gel	-9
the generic	-9
the good	13
the groin	-11
the ground	-20
the gym	-19
the hand	-6
the headache	20
the headaches	14
the heart	37
the hemoglobin	17
the high	24
the higher	29
the hip	-17
the hips	20
the history	13
the home	14
the hospital	-21
the husband	9
the i	24
the ibuprofen	11
the imitrex	14
the impact	13
the in	-13
the incision	21
the index	12
the infection	24
the information	29
the inhaler	-25
the injection	7
the injury	-11
the inside	-15
the intensity	17
the joint	-9
the kidney	20
the knee	16
the l	17
the labs	6
the last	-7
the least	16
the left	8
the leg	12
the lesion	10
the lexapro	7
the lisinopril	21
the list	-29
the little	14
the loss	20
the low	-7
the lower	16
the lumpectomy	28
the lumps	-5
the lymph	25
the m	26
the main	-27
the mass	20
the meantime	31
the medial	24
the medication	6
the medications	20
the medicine	9
the meds	-13
the metformin	14
the methotrexate	15
the middle	-20
the moment	-22
the morning	-16
the mornings	-24
the most	-8
the mouth	25
the mri	-15
the name	-37
the names	-27
the nausea	20
the need	17
the nerve	27
the nerves	10
the new	-6
the newly	12
the next	-9
the night	-10
the norvasc	8
the note	33
the notes	25
the numbness	-14
the nurse	26
the one	-21
the only	13
the operation	18
the order	37
the orders	18
the ordinary	-32
the other	-10
the outside	12
the pain	-8
the paperwork	16
the paraspinal	7
the past	-7
the pathology	18
the patient	16
the penis	-8
the person	-17
the physical	13
the pool	5
the possible	13
the previous	19
the problem	19
the problems	-18
the procedure	-20
the procedures	30
the progesterone	34
the prostate	-20
the protonix	6
the prozac	5
the pulmonary	26
the railing	-18
the rash	29
the reason	36
the record	27
the records	22
the rehab	-18
the remodeling	13
the report	11
the result	27
the results	8
the review	18
the right	10
the risk	-20
the risks	-32
the salt	22
the salty	-17
the same	-25
the scars	10
the season	-13
the sensation	10
the shaft	-14
the shingles	22
the shortness	17
the shot	28
the signs	7
the skin	9
the small	20
the soft	-13
the sores	15
the spinal	15
the spine	17
the spot	-20
the spring	16
the state	-21
the states	-10
the stone	14
the stools	18
the stream	-9
the stress	-10
the stretcher	-18
the study	20
the stuff	-29
the summer	8
the surgeries	17
the surgery	-61
the swelling	-15
the symptoms	23
the synthroid	16
the table	-5
the taste	-17
the tear	-13
the tech	-8
the test	-21
the thermometer	-26
the thing	11
the third	-9
the thyroid	-12
the time	-41
the tip	26
the tissue	6
the top	-7
the total	16
the trainer	-6
the treatment	6
the twenty	-20
the two	17
the u	-24
the uh	19
the ultrasound	11
the underlying	19
the united	-9
the unithroid	21
the university	-22
the ureter	16
the urologist	-8
the usual	-23
the vaccine	17
the vital	13
the vitamin	17
the vomit	16
the water	-19
the week	-32
the weekends	-21
the weight	-18
the weird	-12
the wellbutrin	-15
the word	-22
the work	23
the worst	8
the wound	-16
the wrist	-8
the x	-24
the x-ray	12
the x-rays	11
the yard	11
the years	13
the youngest	-17
the-	6
their health	21
their medical	-13
their name	-20
them	-25
them all	-10
them and	-21
them at	-11
them but	-14
them for	14
them i	5
them in	-22
them is	-30
them more	-6
them on	-9
them one	-29
them right	9
them to	-22
them up	21
them was	5
them written	-26
then	-12
then after	12
then and	-15
then are	29
then back	12
then go	15
then have	32
then he	-16
then i	-42
then i'll	20
then i'm	22
then in	41
then it	-8
then it's	-26
then just	-5
then let's	21
then my	-28
then on	-24
then she	-7
then the	-27
then there	-28
then they	-13
then this	-23
then um	17
then we	-22
then we'll	24
then we're	-10
then what	-22
then when	6
then you'll	19
therapist	-17
therapy	-6
therapy and	34
therapy for	-19
therapy to	20
there	-6
there all	29
there an	26
there any	15
there anyone	27
there anything	-18
there been	34
there before	27
there but	7
there for	-20
there i	22
there okay	16
there sir	28
there surgery	-28
there to	-11
there was	-9
there welcome	-5
there with	9
there's	37
there's a	28
there's been	-29
there's good	21
there's no	40
there's nothing	-32
there's some	-6
thermometer	-26
these	17
these are	-9
these cramps	-5
these days	-19
these episodes	6
these headaches	12
these issues	-7
these knees	-11
these questions	27
these rashes	-14
these reports	-21
these risks	18
these sores	-17
these spells	-16
these surgeries	32
these symptoms	15
these tests	19
these things	28
they	-8
they all	-7
they also	-7
they been	21
they believe	-6
they both	-15
they can	19
they could	-18
they diagnosed	-18
they did	-11
they didn't	7
they do	11
they doing	24
they don't	-20
they gave	-22
they had	30
they have	18
they just	8
they look	19
they moved	-18
they prescribed	6
they put	-29
they removed	14
they said	-34
they say	21
they seem	-20
they sent	-16
they stopped	-15
they thought	-26
they told	-30
they took	7
they used	-20
they want	-15
they were	-14
they will	24
they work	21
they would	9
they'll	26
they'll be	26
they're	-20
they're all	-17
they're both	-33
they're doing	-26
they're gon	18
they've	-11
they've been	9
thick	-13
thickening	9
thickness	26
thigh	-23
thighs	-25
thing	5
thing and	-8
thing in	-19
thing that	17
thing you	7
things and	-11
things at	27
things have	-18
things i	-17
things in	19
things like	17
things or	-18
things that	-22
things with	-27
think	-13
think about	6
think he	-19
think honey	-30
think i	-29
think i'll	-8
think i'm	-10
think it	-29
think it's	13
think my	7
think one	-25
think so	-15
think that	22
think that's	6
think the	-18
think they're	-10
think this	-7
think we	32
think we're	17
think you	40
think you'd	28
think you're	36
think your	27
thinking	7
thinners	20
third	-7
third of	-16
third problem	7
third time	9
thirteen	-26
thirteenth	22
thirtieth	-15
thirty eight	-24
thirty five	-24
thirty four	14
thirty nine	-10
thirty seven	11
thirty six	-27
thirty three	26
thirty two	17
thirty years	-13
this a	25
this accident	15
this acne	-19
this afternoon	-17
this and	12
this ankle	18
this as	21
this at	-22
this back	-9
this bad	-11
this basically	11
this been	27
this before	10
this bunion	-10
this can	15
this condition	-12
this cough	-8
this discomfort	-8
this episode	-5
this explains	22
this foot	-10
this for	9
this from	14
this happen	31
this happened	20
this hardware	-24
this help	24
this history	23
this i'm	-8
this in	21
this is	23
this knee	39
this last	12
this little	8
this looks	17
this m	24
this means	16
this medicine	-12
this morning	-17
this one	23
this other	-10
this pain	11
this past	-24
this point	-35
this possible	-32
this problem	29
this rash	9
this report	-32
this shows	38
this something	32
this sound	19
this sounds	20
this surgery	-32
this the	23
this they	10
this this	10
this type	13
this ulcer	5
this way	19
this weakness	-7
this weekend	-22
this weird	-17
this with	6
this year	18
this you	17
this your	34
thoracic	30
thorough	27
those bones	18
those labs	16
those results	10
those sound	22
those things	18
those those	-23
those were	-13
though	-10
though and	-20
though i	-13
though my	-17
though so	14
thought	-45
thought i	-38
thought it	-37
thought so	-19
thought that	-19
thoughts	11
thousand five	-16
thousand seven	-14
thousand six	-12
three	-28
three and	8
three cats	-20
three children	-23
three days	-39
three i	-25
three kids	-14
three millimeters	22
three minutes	-22
three or	-31
three other	-21
three out	32
three pounds	-10
three seconds	-13
three times	-19
three to	7
three weeks	-41
threw	-34
threw up	-30
throat	22
through a	-6
through that	21
through with	-20
through your	29
throughout	12
throughout the	10
throw	-23
throw up	-23
throwing	-19
throwing up	-17
thrown	-10
thumb	-22
thursday	-27
thyroid	21
thyroid issue	-15
thyroids	19
tibial	15
tied	-18
tight	25
tightness	26
tightness in	-10
time after	20
time ago	-34
time and	-32
time as	12
time but	6
time did	25
time for	21
time i	22
time i'm	11
time i've	-14
time in	-29
time now	-26
time of	5
time off	15
time or	-18
time so	7
time that	20
time to	-24
time we	-24
time when	-17
times	-29
times and	20
times but	-23
times he	-19
times i	-32
times in	-6
tingling or	8
tinnitus	15
tiny	-12
tiny bit	-12
tip	26
tip of	16
tired	-39
tired after	-14
tired and	-29
tiredness	-32
tiredness is	-18
tissue	37
tissue and	13
titer	21
to 0	11
to a	5
to about	-8
to add	21
to address	23
to all	-19
to also	-26
to an	-11
to and	-6
to another	-27
to anything	13
to ask	21
to avoid	-15
to be	-8
to beat	-19
to bed	12
to bend	-11
to bother	15
to break	-17
to breathe	6
to buy	16
to call	17
to cancer	15
to catch	-9
to change	7
to check	22
to close	7
to college	-12
to complete	-7
to confirm	47
to continue	14
to control	21
to correct	15
to decrease	-9
to depression	19
to describe	10
to die	-19
to discuss	10
to do	-25
to doctor	-23
to double	6
to drink	-10
to eat	-10
to eight	-8
to emergency	-20
to establish	22
to examine	16
to explain	26
to feed	-14
to find	-18
to finish	-17
to five	-9
to follow-up	-21
to four	-16
to further	18
to get	-17
to give	12
to go	-24
to guess	-18
to harm	7
to heal	-10
to hear	52
to heart	-22
to high	23
to his	26
to improve	24
to increase	6
to it	-11
to just	5
to keep	10
to kick	-16
to kind	-17
to know	13
to last	-8
to lift	-11
to like	-11
to live	-23
to look	30
to lose	-27
to maintain	16
to make	8
to manage	-13
to me	-7
to medications	26
to meet	-8
to mention	-16
to monitor	20
to move	-15
to my	-26
to need	10
to normal	-30
to not	29
to notice	-10
to old	-19
to one	-8
to order	32
to our	-6
to p	7
to palpation	26
to pay	-20
to perform	18
to play	6
to playing	-29
to pop	-21
to prescribe	9
to proceed	24
to push	19
to put	26
to quit	34
to record	7
to refer	-12
to regulate	14
to relieve	13
to remember	-31
to remove	-10
to repeat	26
to restore	9
to restrict	7
to return	17
to rule	29
to run	8
to s	19
to say	10
to school	-13
to see	-39
to send	19
to set	25
to seven	-16
to side	-6
to six	-13
to sleep	-6
to smoke	-20
to something	6
to speak	-11
to stabilize	-7
to stand	8
to stay	24
to stop	-23
to straighten	-15
to sulfa	-21
to support	-20
to swallow	8
to take	-25
to talk	-21
to the	19
to this	14
to three	-6
to throw	-23
to to	-12
to toe	21
to touch	21
to treat	43
to try	-13
to twenty	6
to two	-5
to uh	13
to urinate	6
to us	15
to use	-25
to wait	-7
to wake	-15
to watch	11
to wear	-24
to what	-18
to when	5
to where	6
to worry	14
to you	7
to your	8
tobacco	31
tobacco alcohol	11
tobacco and	20
tobacco or	26
tobacco products	30
today	18
today and	35
today but	15
today for	10
today if	25
today is	14
today ma'am	25
today miss	19
today sir	21
today so	-15
today though	-22
today to	13
today we're	23
today what	20
today with	31
today your	14
toe	-15
toe and	-29
toe walking	21
toenail	-22
toes and	14
together	-17
together and	-7
together for	-18
told	-28
told me	-34
told that	-7
told you	10
tolerated	-13
toll	-22
tomorrow	-34
ton	-22
ton of	-15
tongue	13
tonsils	-15
too	-21
too and	-22
too bad	10
too i	-25
too long	-23
too much	7
too so	14
too young	-12
took	-22
took a	-18
took ecstasy	-20
took it	-7
took me	14
took over	-13
took some	-23
took the	-21
took them	-14
tools	27
tooth	-7
toothache	-11
top	-21
top of	-26
top part	-10
topical	28
toprol	-16
torsemide	21
torso	-12
tossing	-16
tossing and	-16
total cholesterol	20
totally	31
touch you	29
touch your	18
touching	16
tough	26
towards the	-25
toxicity	11
trace	17
track	-18
track of	-8
trails	20
trainer	-6
training	-13
traits	15
tramadol	-24
transferred	-6
transplant	22
trauma	26
traumatic	-6
travel	-15
traveling	-28
traveling a	-14
travelling	-9
treat	25
treat it	18
treat you	29
treat your	-13
treated	5
treated with	-19
treated you	26
treating	32
treatment and	17
treatment for	-18
treatment options	26
treatment was	7
treatments	6
treatments have	48
tree	-12
trick	-14
tried	-8
tried all	-22
tried any	18
tried anything	16
tried everything	-23
tried some	-13
trigger	23
trigger finger	17
triglycerides	-20
trip	-13
trouble	-24
trouble with	-14
truck	-28
truck driver	-20
truthfully	-17
try	-8
try any	22
try not	-12
try some	-14
try something	-5
try this	17
try to	-10
trying	-26
trying to	-23
tubes	-14
tummy	-24
tummy and	-20
tumors	21
turn	-15
turn your	21
turned	13
turned fifty	-14
turned out	18
turning	-9
twelfth	-5
twelve	-22
twelve and	-11
twentieth	-31
twenty	-44
twenty and	7
twenty fifth	-10
twenty first	-9
twenty five	-25
twenty four	-31
twenty milligrams	15
twenty nine	-9
twenty one	-26
twenty over	9
twenty pounds	-16
twenty seven	-19
twenty third	-5
twenty three	-11
twenty two	-11
twenty years	-27
twice	37
twice a	25
twice daily	17
twist	18
twisted	-27
twisted my	-21
twisting	6
twitch	6
twitching	8
two	-24
two and	-23
two children	-14
two days	12
two diabetes	19
two hours	-27
two kids	-23
two o	-13
two of	-9
two or	-18
two out	-7
two over	5
two packs	-20
two point	6
two sons	-22
two thousand	-5
two times	-28
two year	-5
tylenol	-30
tylenol and	-31
tylenol for	-17
tylenol i	-18
type	14
type one	-7
type two	13
typical	-19
typically	22
u	-18
u i	-23
u t	-11
uh 0	12
uh a	-33
uh an	-9
uh but	6
uh copd	14
uh do	19
uh for	29
uh i'll	26
uh i'm	-36
uh i've	-18
uh in	14
uh it	-20
uh just	21
uh let's	34
uh like	16
uh my	-19
uh no	-42
uh not	-19
uh now	28
uh once	-8
uh probably	-7
uh six	21
uh so	26
uh that's	-9
uh the	28
uh they	6
uh this	-19
uh uh	23
uh well	18
uh what	28
uh yeah	-37
uh yes	-35
uh you	6
uh your	27
uh-	21
uhm	-6
ulcer	11
ulcer on	7
ulcers	17
ulnar	15
ultram	20
ultram 0	20
ultrasound	21
ultrasound is	10
ultrasound of	19
ultrasound to	21
um	-15
um a	-27
um all	21
um an	19
um and	50
um any	27
um are	26
um but	29
um from	20
um he	-18
um hey	27
um how	46
um hum	10
um i	-13
um i'd	-31
um i'm	9
um i've	-31
um if	12
um it	-34
um it's	-21
um let's	24
um like	16
um my	-23
um no	-25
um not	-28
um on	15
um so	65
um that	-14
um the	-10
um they	8
um to	-6
um uh	-20
um we	20
um yeah	-33
um yes	-39
um you	40
um your	28
unable	-11
unbearable	-27
uncomfortable	-9
uncomfortable and	12
uncontrolled	23
under	-19
under anesthesia	-7
under better	-14
under control	-25
under the	-7
underlying	19
underlying cause	19
understand	70
understand that	24
understand the	26
understandable	37
understanding	-5
understood	19
underwent	35
underwent a	28
unemployed	-29
unfortunately	-20
unfortunately i	-29
unfortunately yes	-18
unit	-16
united	-18
united states	-18
unithroid	24
university	-26
unknown	32
unless you	22
unremarkable	10
unstable	-22
until	-17
until we	16
unusual	-8
up	-7
up a	-35
up about	-10
up and	9
up any	25
up at	-5
up but	-29
up by	-16
up do	17
up falling	-12
up for	13
up from	21
up here	13
up i	-28
up in	18
up my	-21
up nicely	6
up now	19
up okay	14
up really	-24
up right	7
up some	11
up stairs	-19
up that	-11
up the	-12
up this	-20
up to	34
up today	15
up very	19
up visit	-28
up with	15
up your	29
upcoming	20
updated	18
upon	20
upper and	18
upper body	-18
upper quadrant	11
upper respiratory	18
upper right	-12
ups	23
upset	23
ureter	16
urge to	8
urgency	-7
urgent	12
urinalysis	15
urinary	22
urinary symptoms	12
urinate	11
urinating	9
urination	8
urine	20
urine culture	11
urine frequency	17
urine infections	-10
urine sample	16
urology	18
us	25
us a	18
us for	18
us start	21
us to	-29
use	19
use a	-11
use antibiotics	37
use any	13
use it	14
use my	14
use of	28
use prophylactic	24
use protection	16
use recreational	19
use the	-23
use to	-24
use tobacco	33
use your	-8
used	-12
used any	19
used during	20
used to	-20
user	9
using	-24
using a	10
using it	-24
using my	-23
using that	-28
using the	29
using your	19
usual	-17
usually	-27
usually have	-26
usually i	-25
uterus	-21
uterus removed	-14
v	16
v a	23
v t	-7
vaccinated	14
vaccine	27
vaginal	-6
valley	-10
valley fever	17
valley medical	15
valve	-22
valve replacement	13
vanish	-18
varies	-33
vehicle	18
vehicle accident	18
vein	28
venous	28
venous distention	18
venous stasis	17
ventricular	12
verify	-6
verify the	-6
verify your	20
vertigo	-20
very	-21
very active	13
very close	-18
very common	10
very dizzy	-26
very fast	16
very good	22
very healthy	7
very high	-17
very important	-6
very limited	-20
very low	28
very much	-13
very rare	-29
very rarely	-20
very strong	11
very supportive	-22
very tired	-22
very very	-17
very well	-8
viable	26
vicodin	-9
victim	6
vincent	29
vincent sanchez	22
vision	20
vision in	-15
vision or	17
visit	23
visit could	5
visit i	12
visit me	-22
visit today	30
visit was	20
visit with	-18
visited	-10
visited the	-11
visiting	-19
visits	28
visual	-7
visual changes	-8
visual disturbances	9
vital	21
vital signs	21
vitals	-18
vitals and	-9
vitals look	9
vitamin	8
vitamin d	8
voice	6
vomit	11
vomiting	14
vomiting abdominal	13
vomiting diarrhea	6
vomiting or	10
wait	-7
waiting	19
waiting for	28
wake me	-25
wakes	-17
wakes me	-18
waking	-9
walk	11
walk and	-14
walk around	-22
walk on	24
walk properly	-23
walker	17
walking a	-24
walking from	16
walking on	19
walking up	-14
walks	-25
walks and	-23
wall	6
walmart	-25
wan	9
wan na	9
want it	-25
want me	-13
want that	12
want this	-25
want to	-8
want you	28
wanted	-31
wanted to	-22
wants	-23
warm to	19
was	-10
was 0	23
was a	-11
was able	-18
was about	-11
was acting	-19
was adopted	-24
was affected	-13
was all	-34
was almost	-24
was also	5
was at	-10
was back	-21
was bad	-21
was brought	-19
was but	-18
was coming	-21
was detected	-11
was diagnosed	-13
was doing	-18
was done	-6
was driving	-12
was due	-11
was eating	-22
was eighty	-19
was erythema	18
was feeling	-22
was fifty	-10
was fine	26
was five	-27
was for	-28
was forty	-21
was found	34
was fourteen	-17
was getting	-24
was going	-20
was having	-41
was he	21
was helping	-20
was here	6
was high	21
was hospitalized	-31
was in	-32
was it	35
was just	-10
was kind	-26
was like	-34
was living	-20
was my	-29
was n't	14
was nauseous	-19
was negative	35
was never	-16
was nice	7
was ninety	-9
was normal	32
was not	-27
was okay	-38
was on	-28
was one	15
was only	-26
was out	-9
was placed	7
was playing	-24
was prescribed	-31
was pretty	-24
was probably	-29
was quite	14
was ready	-14
was recently	-26
was referred	-20
was referring	27
was reviewed	23
was running	-19
was seeing	-12
was seen	6
was sent	10
was seven	-15
was seventy	-37
was she	38
was sixty	-27
was so	-48
was some	-6
was still	-17
was stopped	13
was taking	-29
was that	38
was the	28
was there	37
was this	41
was three	-21
was throwing	-25
was told	-20
was treated	-28
was twenty	-15
was two	13
was um	-28
was up	16
was used	17
was using	-26
was very	-7
was visiting	-7
was walking	-18
was when	-22
was wondering	-16
was working	-31
was your	54
washing	-12
wasn't	-22
watch your	24
watching your	22
water	6
water and	-16
wave	-14
way	-15
way down	-11
way i	-24
way my	-6
way to	22
way too	-6
we	14
we all	-36
we also	14
we are	-15
we asked	-18
we begin	37
we call	17
we can	22
we checked	20
we could	-19
we did	18
we didn't	-20
we discussed	11
we do	-41
we don't	19
we drink	-28
we found	-10
we go	9
we got	-14
we had	-15
we have	-12
we know	-5
we last	17
we may	-10
we might	9
we need	41
we noticed	-18
we ordered	17
we put	-18
we see	13
we sent	8
we should	22
we spoke	25
we start	22
we started	27
we talked	20
we think	-25
we use	40
we want	-11
we we	-7
we went	-12
we were	-45
we will	21
we would	-11
we wrap	20
we'd	-12
we'd like	-25
we'll	72
we'll do	24
we'll follow	15
we'll get	40
we'll give	-8
we'll go	33
we'll have	32
we'll increase	12
we'll just	-9
we'll keep	20
we'll need	21
we'll probably	22
we'll put	8
we'll repeat	10
we'll see	25
we'll talk	25
we'll try	24
we'll use	32
we'll we'll	18
we're at	27
we're dealing	24
we're doing	-24
we're going	-6
we're gon	-12
we're here	-27
we're just	22
we're not	-15
we've	18
weak	-19
weak and	-20
weaker	-16
weaker than	-26
weakness	9
weakness all	-16
weakness and	-7
weakness in	7
weakness is	22
weakness on	-15
weakness or	17
wear	-38
wear a	-14
wearing gloves	-13
wears	-20
wears off	-21
weather	16
weed	-23
week	-24
week ago	-10
week and	-21
week before	-20
week but	-12
week for	18
week i	6
weekend	-10
weekend and	15
weekends	-21
weeks	-7
weeks and	-17
weeks back	-22
weeks now	-27
weeks okay	9
weeks old	-20
weigh	22
weigh yourself	18
weighed	-12
weight	7
weight been	17
weight but	19
weight gain	9
weight loss	-8
weight of	-18
weight on	-19
weird	-10
weird but	6
weird feeling	-12
welcome	69
welcome back	37
welcome in	51
welcome to	27
well actually	-9
well any	13
well as	31
well at	-18
well but	27
well do	22
well doctor	-24
well have	22
well he	8
well honestly	-11
well how	27
well i	-6
well i'd	-23
well i'll	-7
well i've	-31
well in	5
well it's	30
well just	-30
well last	-25
well let	-8
well let's	45
well my	-42
well no	7
well now	19
well okay	16
well right	-18
well she	-28
well since	-6
well so	8
well thanks	-27
well that	23
well that's	29
well the	-25
well there	17
well they	-14
well they're	-19
well today	21
well um	15
well under	-24
well we	-29
well we'll	9
well when	-15
well with	8
well yeah	6
well yes	-24
well you	20
well your	27
wellness	23
wellness visit	21
went	-37
went and	-20
went away	-21
went back	-36
went into	-14
went to	-50
went well	18
were	34
were a	-19
were able	-13
were all	5
were any	19
were diagnosed	28
were doing	6
were done	22
were endorsing	26
were found	18
were given	18
were having	23
were here	-17
were in	-14
were last	19
were less	24
were negative	20
were normal	21
were on	21
were playing	-13
were so	-21
were the	-14
were there	-9
were they	22
were treated	19
were you	50
western	13
western blot	13
wet cough	18
what	-17
what about	7
what are	-48
what brings	40
what can	-45
what caused	10
what did	27
what do	-16
what does	-37
what else	22
what ethnicity	19
what gender	25
what happened	62
what happens	-19
what has	25
what have	46
what i	17
what i'd	20
what is	5
what it	-18
what kind	23
what kinds	21
what like	-38
what makes	9
what medical	22
what medications	30
what medicines	23
what my	15
what other	34
what part	21
what race	20
what seems	74
what surgeries	19
what symptoms	28
what that	-6
what they	-6
what time	31
what treatments	35
what type	51
what was	32
what we	14
what we're	-9
what were	9
what would	-14
what you	39
what you're	-8
what you've	26
what your	19
what's	-47
what's been	31
what's bothering	29
what's going	16
what's that	-40
what's the	-37
what's your	25
whatever	-30
whatever that	-24
whatever you	-16
whatsoever	-31
wheelchair	-12
wheezes	-13
wheezing	31
when all	-16
when did	65
when do	-19
when does	-14
when he	-24
when i	-29
when is	-7
when it	12
when my	-11
when she	6
when the	21
when this	-9
when walking	17
when was	65
when we	-34
when were	32
when you	20
when you're	-18
when your	22
whenever	-17
whenever i	-18
whenever i'm	-27
where	-9
where are	40
where do	27
where does	20
where exactly	25
where i	-25
where i'm	18
where is	35
where my	-19
where the	-12
where they	11
where we	-6
where you	31
where's	24
where's your	19
whether	-8
which	56
which are	-14
which could	23
which hand	24
which i	12
which i've	14
which is	30
which knee	23
which might	14
which showed	19
which side	24
which was	21
which we	19
which we'll	19
which we've	18
which would	19
while	-9
while ago	-21
while back	-28
while but	-9
while now	-26
while passing	18
while she	-8
while since	20
while sleeping	-10
while we	6
while we're	-11
while you	21
while you're	21
white female	-14
white male	-8
who	29
who do	33
who has	15
who hit	-19
who is	34
who lives	-10
who presents	10
who's	24
who's the	23
whole life	-19
whole list	-21
whole lot	17
whole time	17
why	-9
why are	-17
why did	37
why do	32
why i	-10
why is	-25
why it	-26
why people	21
why they	-14
why we	-16
why you	27
wichita	-15
wide	9
wide local	9
wider	-11
widow	-22
widowed	-16
widowed for	-16
wife	14
will	7
will ask	7
will be	18
will check	19
will come	12
will continue	16
will do	-17
will get	18
will go	-8
will have	34
will he	-40
will i	-50
will keep	8
will let	-26
will look	11
will make	-11
will need	19
will not	23
will only	12
will perform	18
will put	20
will see	11
will send	25
will she	-36
will start	23
will take	17
will the	-31
will this	-12
will work	13
will write	28
wine every	-26
winter	17
wise	27
wish	-26
wish i	-8
with	6
with all	29
with an	-33
with any	34
with aristocort	22
with blood	12
with breast	-12
with constipation	22
with diabetes	17
with doctor	39
with family	30
with flexion	13
with frequent	12
with friends	-18
with heart	13
with her	-17
with ibuprofen	-14
with is	26
with it	-11
with just	-19
with my	-33
with pneumonia	-13
with some	16
with stage	-21
with ten	19
with that	-24
with the	-29
with them	-10
with this	15
with those	-12
with urination	-9
with us	5
with with	-13
with you	40
with your	17
within	9
within normal	-9
within the	32
without a	11
without any	-23
without pain	27
without surgery	21
wo	16
wo n't	16
woke	-7
woke up	-7
woman	-17
women	-29
won't	62
won't feel	53
wonder	34
wonder why	21
wonderful	33
wonderful do	25
wonderful to	21
wondering	-33
wondering if	-33
word	-21
words	-13
work	-18
work and	-18
work as	-32
work at	-34
work done	-25
work for	-31
work from	13
work going	26
work i	-11
work is	-22
work on	11
work out	-7
work so	-15
work the	-10
work was	8
work with	-12
worked	-50
worked at	-19
worked for	-19
worked on	-16
worker	-7
working	-22
working and	-22
working i	-8
working in	-11
working on	-18
working right	17
working well	-19
working with	-5
workout	11
works	-34
works for	-9
workup	22
worried	-10
worried about	-9
worried that	-15
worry	46
worry about	51
worry i	27
worry we	34
worse	-12
worse and	-10
worse at	7
worse i	-18
worse or	-7
worse since	-16
worse than	-14
worse when	12
worse with	11
worsened	25
worsening	-12
worst	17
worst pain	31
worth it	-10
would	9
would be	-15
would do	15
would help	-18
would i	-23
would like	31
would n't	15
would not	40
would say	-22
would that	28
would you	8
would've	22
wouldn't	-25
wounds	34
wow	44
wow do	21
wow i	23
wow i'm	20
wow that's	-10
wrap	9
wrap up	20
wrist and	18
write	35
write a	23
write down	20
write with	13
write you	29
writing	-20
written	-23
written down	-23
wrong with	-19
wrote	-35
wrote it	-21
x	10
x and	28
x could	29
x did	17
x y	-20
x-ray and	-14
x-rays	29
xanax	-17
y	-10
y for	-23
y n	-20
y z	-20
ya	7
yard	18
yeah	-37
yeah actually	-19
yeah and	-15
yeah but	-27
yeah he	-14
yeah here	-13
yeah i'm	-12
yeah it	12
yeah my	-11
yeah no	8
yeah okay	8
yeah on	-13
yeah she	-7
yeah that	13
yeah that's	-30
yeah the	-10
yeah there	7
yeah they	-20
yeah this	20
yeah um	-25
yeah we	-29
yeah well	-21
yeah whenever	-16
yeah yeah	10
yeah your	18
year	-12
year and	8
year for	21
year in	-25
year now	-19
year old	-22
year since	8
year so	-5
year-old	33
year-old female	16
year-old male	29
yearly	-19
yearly physical	-12
years	-32
years ago	-25
years and	13
years back	-28
years i	-13
years now	-13
years on	-19
years since	-17
years young	-32
yellow	-24
yep	-31
yep i	-24
yes	-52
yes a	-27
yes actually	-28
yes and	-20
yes but	-39
yes doctor	-43
yes for	7
yes he's	-24
yes i	-21
yes i'd	-33
yes in	12
yes it	8
yes it's	-14
yes my	-42
yes no	-22
yes please	20
yes sir	-26
yes so	-8
yes sure	-23
yes thank	22
yes thankfully	-18
yes that	-42
yes that's	-31
yes they	16
yes this	-35
yes to	-31
yes um	-6
yes we	-9
yes we'd	-19
yes we'll	30
yes when	-22
yes you	43
yes you'll	38
yesterday	-26
yesterday and	-18
yet	10
yet another	25
yet i	8
you	92
you 0	26
you able	6
you about	8
you again	16
you allergic	56
you already	-5
you also	24
you an	18
you and	25
you any	30
you are	51
you as	-14
you at	49
you ate	10
you aware	12
you back	16
you be	27
you been	56
you before	24
you being	17
you bend	26
you both	31
you bringing	18
you broke	22
you but	13
you ca	-13
you came	18
you can	22
you change	-25
you changed	19
you check	-19
you checked	29
you checking	20
you come	18
you confirm	24
you consider	19
you consume	27
you continue	17
you coughing	19
you could	-18
you currently	25
you dear	-20
you describe	14
you developed	19
you did	21
you didn't	15
you do	28
you doctor	-19
you doing	47
you don't	10
you done	-7
you drink	101
you eat	31
you eating	32
you ever	23
you exercise	31
you exercising	20
you experience	23
you experiencing	57
you feel	70
you feeling	80
you fell	32
you felt	32
you find	-20
you finish	22
you first	42
you fixed	10
you follow	28
you for	22
you from	-9
you get	23
you getting	10
you give	-10
you go	-15
you going	-19
you got	-12
you gotten	25
you guys	41
you had	43
you happen	-13
you have	43
you having	58
you hear	22
you heard	-11
you here	30
you hit	12
you hurt	20
you i	-5
you i'm	-9
you identify	52
you in	58
you into	26
you is	22
you it	-17
you it's	-38
you just	23
you know	-28
you last	22
you left	30
you let	19
you live	34
you living	22
you look	17
you lose	10
you lost	32
you married	59
you may	39
you mean	-71
you mentioned	-23
you mind	28
you miss	21
you more	-17
you move	9
you mr	19
you must	16
you my	25
you need	66
you needed	17
you normally	28
you not	-13
you notice	-9
you noticed	42
you now	22
you nurse	45
you off	20
you okay	46
you on	76
you only	-20
you out	-5
you passed	21
you prescribed	-13
you probably	28
you pull	30
you quit	24
you rate	28
you ready	46
you really	18
you recall	21
you recently	31
you remember	17
you remind	-38
you return	19
you saw	20
you say	22
you scheduled	26
you see	-12
you seeing	34
you seem	29
you seen	19
you set	-12
you sexually	18
you should	30
you show	-19
you sir	21
you sleeping	28
you smoke	70
you so	-25
you some	37
you something	-10
you soon	32
you speak	28
you start	19
you started	35
you stay	31
you still	63
you stop	22
you sure	36
you take	24
you taken	46
you taking	77
you tell	11
you that	-13
you the	5
you think	-39
you this	18
you thought	13
you to	20
you today	22
you told	-17
you tolerate	13
you too	-12
you took	45
you travel	20
you tried	40
you try	28
you turn	-18
you twist	18
you two	38
you um	16
you up	22
you urinate	27
you used	8
you using	-6
you verify	20
you walk	20
you wan	18
you want	-8
you watching	22
you wear	-20
you wearing	21
you went	24
you were	35
you what	40
you when	14
you will	14
you with	18
you won't	24
you work	45
you working	62
you would	-16
you write	20
you yes	14
you you	11
you young	23
you your	25
you'd	43
you'd be	31
you'd like	28
you'll	58
you'll be	41
you'll need	28
you're	59
you're a	7
you're able	-11
you're allergic	27
you're avoiding	17
you're aware	22
you're doing	18
you're endorsing	13
you're experiencing	21
you're feeling	27
you're forty	29
you're going	-8
you're gon	13
you're having	11
you're here	44
you're in	29
you're not	8
you're on	-10
you're right	-29
you're satting	-9
you're still	32
you're taking	31
you're thirty	32
you're trying	24
you're watching	16
you're welcome	17
you're you're	16
you've	65
you've been	46
you've ever	27
you've got	10
you've had	61
you've noticed	22
you've taken	14
you-	31
young	41
young and	-14
young as	-21
young lady	35
young man	49
younger	20
youngest	-11
your	171
your a1c	13
your abdomen	7
your abdominal	-14
your ability	30
your acne	14
your activities	18
your age	32
your allergies	23
your ankle	18
your ankles	13
your appetite	23
your appointment	20
your arm	10
your arms	29
your arthritis	14
your asthma	26
your b	19
your back	50
your balance	25
your belly	31
your big	-35
your bladder	8
your blood	70
your body	33
your bowel	23
your bowels	12
your breasts	15
your breathing	22
your brothers	19
your c	14
your cancer	6
your capillary	-13
your case	13
your chart	39
your chest	6
your children	25
your cholesterol	24
your clinic	-29
your colon	17
your condition	34
your congestive	31
your constipation	13
your creatinine	8
your current	-12
your dad	19
your daily	16
your daughter	38
your day	16
your dermatologist	21
your diabetes	31
your diagnosis	17
your diet	12
your discharge	17
your dizziness	18
your doctor	34
your dominant	18
your dosage	25
your dose	18
your elbow	27
your exam	21
your eye	18
your eyes	21
your face	25
your fall	18
your family	35
your family's	20
your father	34
your feet	13
your finger	12
your fingers	-15
your first	10
your follow	7
your food	19
your foot	9
your gallbladder	20
your gout	10
your gown	21
your hand	38
your hands	40
your head	32
your health	25
your heart	26
your heel	22
your height	16
your help	-23
your hemoglobin	45
your high	26
your hip	12
your history	21
your husband	34
your hypertension	25
your infection	9
your inhaler	-6
your injury	-8
your job	-7
your joints	19
your kidney	20
your knee	42
your knees	23
your lab	25
your labs	23
your last	63
your leg	35
your legs	46
your levels	20
your life	21
your lisinopril	13
your list	26
your liver	10
your living	36
your loss	-11
your lower	37
your lumbar	17
your lung	-14
your lungs	10
your lymph	22
your medical	7
your medication	19
your medications	46
your medicine	10
your medicines	20
your memory	10
your mental	21
your metformin	5
your migraines	15
your mom	39
your mood	14
your mother	27
your nasal	21
your neck	44
your new	15
your next	11
your nose	21
your on	14
your other	15
your own	20
your oxygen	-5
your pain	35
your parents	42
your past	35
your patient	-18
your periods	16
your pharmacy	24
your physical	20
your potassium	20
your pregnancy	12
your prescriptions	14
your previous	21
your primary	26
your prior	9
your procedure	15
your pulmonary	19
your pulse	10
your pumping	8
your quality	15
your range	20
your readings	14
your record	21
your records	21
your reflux	9
your report	21
your reports	22
your retirement	22
your review	7
your right	60
your s-	18
your salt	19
your scalp	11
your scan	16
your second	8
your sensation	-13
your shoulder	-24
your shoulders	12
your sister	26
your skin	20
your sleep	31
your sleeping	22
your social	27
your son	23
your status	19
your stomach	-12
your stool	15
your stools	22
your strength	7
your sugar	24
your sugars	-10
your surgeries	19
your surgery	28
your symptoms	-8
your temperature	19
your test	18
your third	15
your throat	24
your thyroid	13
your toes	18
your treatment	12
your uh	18
your ultrasound	16
your um	18
your upper	22
your urine	36
your vision	21
your visit	26
your vital	16
your vitals	-19
your weight	25
your wife	10
your wound	20
your x	20
your x-ray	8
your yearly	-7
your your	-20
your-	19
your- your	5
yours	13
yourself	42
yup	-55
yup yup	-30
z	-6
z for	8
zero	23
zero being	18
zoloft	-13
`;
