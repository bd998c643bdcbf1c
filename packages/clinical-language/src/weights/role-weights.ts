// Learned from ACI-Bench (Yim et al., Scientific Data 10:586, 2023) and MTS-Dialog (Ben Abacha et al., EACL 2023),
// both CC BY 4.0. Written by the scripts in packages/clinical-language/training; not edited by hand.

/** Who says such words: positive for the clinician. */
export const roleWeights = `$ a	32
$ about	20
$ absolutely	11
$ acne	14
$ active	30
$ activities	-13
$ actually	-15
$ after	22
$ afternoon	-23
$ again	-16
$ age	9
$ ago	-27
$ ah	-28
$ alcohol	27
$ all	14
$ allegra	7
$ allergies	27
$ alone	14
$ already	20
$ alright	36
$ also	25
$ am	-54
$ ankle	10
$ any	-10
$ anymore	-30
$ anything	16
$ anywhere	7
$ apnea	18
$ are	-26
$ area	23
$ arm	12
$ arms	12
$ around	-10
$ as	-10
$ ask	17
$ asking	-8
$ asthma	6
$ away	6
$ awesome	12
$ back	-16
$ bad	-25
$ basis	-18
$ bathroom	-11
$ be	16
$ bed	-8
$ before	-12
$ began	16
$ bells	-9
$ better	-7
$ birth	-8
$ birthday	35
$ bit	-26
$ blood	-6
$ body	25
$ bone	-11
$ both	-44
$ boyfriend	-11
$ brain	16
$ break	-12
$ breath	14
$ breathing	16
$ busy	7
$ but	-14
$ c	-9
$ can	22
$ car	-15
$ care	36
$ case	10
$ center	-14
$ changes	12
$ checked	-6
$ chest	-14
$ children	22
$ chills	11
$ cholesterol	18
$ cigarettes	12
$ clinic	8
$ colon	21
$ company	-10
$ complaints	15
$ completely	-17
$ complications	13
$ concerns	21
$ consciousness	16
$ constant	-14
$ constipation	8
$ consumption	17
$ control	-10
$ cough	-7
$ crash	-8
$ currently	-12
$ cycle	-13
$ d	-14
$ daughter	-15
$ day	-38
$ days	-9
$ dear	28
$ dentist	9
$ depressed	-25
$ depression	-7
$ diabetes	-16
$ diagnosis	5
$ diarrhea	-6
$ did	-41
$ diet	17
$ dinner	-17
$ discomfort	14
$ disease	21
$ diseases	8
$ disorder	8
$ disorders	25
$ divorced	-20
$ do	-20
$ doc	-23
$ doctor	-110
$ document	-28
$ does	-11
$ doing	48
$ don't	-36
$ dose	16
$ down	-7
$ drink	37
$ drinking	15
$ drug	21
$ ears	-10
$ eat	16
$ eight	-26
$ either	-19
$ elbow	6
$ else	23
$ enlarged	-6
$ ever	-20
$ everyday	-11
$ everything	-13
$ exam	20
$ exercise	24
$ experiencing	29
$ eye	8
$ eyes	-5
$ face	-16
$ failure	-14
$ fall	10
$ familiar	33
$ family	-10
$ far	-19
$ fatigue	5
$ feel	20
$ feeling	20
$ fell	8
$ female	-28
$ fever	13
$ fibrillation	18
$ fine	-23
$ fingers	-16
$ first	24
$ five	-15
$ for	9
$ forty	-15
$ four	-25
$ friends	-25
$ fun	8
$ future	-19
$ g	-14
$ game	-22
$ go	-23
$ goes	-21
$ going	16
$ gone	-17
$ goodness	5
$ great	24
$ guess	-28
$ habits	22
$ had	9
$ hand	-5
$ handed	-19
$ hands	7
$ happen	21
$ happened	41
$ happens	-10
$ hard	6
$ has	-26
$ have	-15
$ he	21
$ head	-14
$ headache	22
$ headaches	34
$ healthy	-10
$ hear	-10
$ heart	-6
$ hello	-14
$ help	7
$ her	-25
$ here	6
$ heroin	-8
$ him	-15
$ himself	-16
$ history	12
$ home	-6
$ honestly	-16
$ honey	-23
$ hospital	-17
$ hours	-31
$ house	10
$ hurt	11
$ hurting	17
$ hurts	-28
$ husband	-16
$ i	-11
$ ibuprofen	-19
$ illnesses	11
$ in	35
$ incident	25
$ infection	-11
$ infections	10
$ information	8
$ inhaler	-22
$ injuries	13
$ inside	-30
$ is	-12
$ issue	24
$ issues	-16
$ it	-6
$ jaundice	9
$ job	6
$ kind	-10
$ knees	8
$ know	-13
$ labs	6
$ lady	23
$ last	33
$ lately	-15
$ left	9
$ levels	6
$ light	-7
$ lightheadedness	11
$ like	26
$ list	20
$ little	-21
$ live	15
$ living	49
$ located	20
$ long	-8
$ look	16
$ loss	6
$ lungs	-12
$ ma'am	65
$ man	18
$ manage	-23
$ married	33
$ me	-47
$ mean	-42
$ medication	13
$ medications	16
$ meds	-18
$ mind	-22
$ minutes	-26
$ miss	29
$ mm-hmm	-15
$ moment	-24
$ month	-17
$ months	-7
$ more	-20
$ morning	-30
$ mornings	-23
$ most	22
$ mother	16
$ mouth	-9
$ move	26
$ movement	19
$ movements	15
$ much	-26
$ myself	-34
$ n't	10
$ name	-15
$ negative	33
$ nervous	-16
$ never	-39
$ new	12
$ news	-15
$ nine	-41
$ no	-107
$ nodosum	22
$ none	-42
$ nope	-92
$ normal	-14
$ nose	9
$ not	-22
$ note	20
$ nothing	-30
$ now	-7
$ numbers	-13
$ numbness	7
$ nurse	-12
$ occasionally	-25
$ of	-16
$ office	18
$ often	8
$ oh	32
$ okay	15
$ old	-34
$ on	28
$ one	-16
$ operation	12
$ or	17
$ or-	23
$ ordinary	-15
$ others	22
$ otherwise	23
$ outside	-6
$ over	-22
$ p	-22
$ pain	29
$ pains	15
$ parents	17
$ part	-24
$ past	15
$ penicillin	-12
$ percent	33
$ perfect	-8
$ period	15
$ pills	-20
$ place	-16
$ pneumonia	17
$ point	-25
$ positive	6
$ possible	-29
$ pounds	-33
$ pregnant	22
$ pressure	-24
$ problem	7
$ problems	-6
$ procedure	-23
$ products	5
$ prostate	-20
$ questions	9
$ quit	15
$ quitting	28
$ rash	-10
$ real	-17
$ really	-7
$ recommend	7
$ records	16
$ related	-14
$ remember	-19
$ removed	-20
$ report	8
$ results	-9
$ retired	-15
$ retirement	12
$ right	-6
$ room	7
$ say	20
$ scan	-9
$ scared	-20
$ section	-16
$ see	37
$ seizures	13
$ sense	6
$ seven	-12
$ severe	25
$ she	36
$ shot	-7
$ siblings	-16
$ sick	27
$ sides	15
$ since	-21
$ single	-19
$ sir	32
$ sisters	-14
$ six	7
$ sleep	6
$ sleeping	-14
$ slow	-10
$ smoke	31
$ smoker	16
$ smoking	35
$ so	-25
$ some	-10
$ something	-12
$ sometimes	-27
$ son	11
$ soon	-14
$ sore	-24
$ sores	17
$ sorry	34
$ sort	-10
$ spot	-8
$ sputum	10
$ stable	9
$ stairs	-15
$ started	-7
$ still	10
$ stomach	-10
$ stool	12
$ stools	19
$ stress	-18
$ stroke	12
$ stuff	-17
$ substances	31
$ sugar	-16
$ sure	-24
$ surgeries	-13
$ surgery	-13
$ swallowing	13
$ sweating	18
$ swelling	16
$ symptoms	6
$ syndrome	-19
$ take	-8
$ taking	6
$ temperature	23
$ ten	-19
$ terrible	6
$ test	-19
$ tests	22
$ thankfully	-34
$ thanks	-17
$ that	-32
$ then	20
$ therapy	-14
$ these	7
$ they	15
$ thigh	-11
$ thing	17
$ think	-16
$ this	-6
$ those	10
$ three	-14
$ throat	-15
$ time	-17
$ times	-24
$ tingling	18
$ to	21
$ tobacco	-6
$ today	21
$ toe	-8
$ tomorrow	-17
$ too	-9
$ treated	29
$ treatment	15
$ trouble	-11
$ two	-26
$ tylenol	-9
$ uh	22
$ uh-	27
$ ulcer	17
$ uncomfortable	-15
$ understand	13
$ urinate	16
$ urination	23
$ us	24
$ use	8
$ usual	-9
$ vaccines	-7
$ vision	12
$ visit	12
$ vomit	19
$ vomiting	30
$ walk	-5
$ walking	7
$ was	-9
$ way	8
$ weak	-16
$ weakness	23
$ week	-19
$ weeks	-12
$ weight	19
$ welcome	14
$ well	6
$ what	-8
$ whatsoever	-27
$ wheelchair	-9
$ wheezing	9
$ while	-7
$ white	-24
$ wine	14
$ with	35
$ work	11
$ working	31
$ worse	21
$ worst	26
$ wow	31
$ wrist	-10
$ x	21
$ yeah	9
$ year	-22
$ years	-52
$ yep	-11
$ yes	-49
$ yesterday	-12
$ yet	8
$ you	-44
$ young	-11
$ yourself	17
$ yup	-34
'cause	26
0	35
0 0	15
0 in	17
0 mg	11
0 miles	7
0 so	13
0 to	8
0 which	15
0 year	21
0 year-old	27
?	144
^ a little	-9
^ about	-24
^ about a	-32
^ about two	-23
^ absolutely	-12
^ absolutely not	-30
^ according	32
^ according to	32
^ actually	-31
^ actually i	-34
^ actually yes	-36
^ after	25
^ ah	-9
^ all	12
^ all right	22
^ alright	23
^ alright i	19
^ alright so	-8
^ alright thanks	8
^ also	22
^ and	-5
^ and are	29
^ and as	17
^ and did	26
^ and do	19
^ and have	13
^ and how	40
^ and i	-21
^ and i'm	-20
^ and it	-12
^ and no	40
^ and so	-27
^ and then	-14
^ and what	24
^ and you	22
^ any	92
^ any allergies	26
^ any change	20
^ any changes	13
^ any chest	16
^ any difficulty	24
^ any drug	18
^ any drugs	23
^ any fever	29
^ any headache	20
^ any headaches	18
^ any heart	20
^ any known	26
^ any medical	39
^ any nausea	20
^ any other	9
^ any pain	21
^ any problem	14
^ any recent	27
^ any shortness	16
^ any weakness	20
^ anyone	40
^ anyone in	18
^ anyone sick	25
^ anything	18
^ anything else	14
^ anything like	27
^ are	37
^ are there	-8
^ are they	-14
^ are you	67
^ are your	11
^ around	-26
^ at this	-20
^ aw	24
^ awesome	6
^ because	22
^ before	23
^ before we	19
^ besides	26
^ both	-16
^ both of	-6
^ but	-8
^ but i	-6
^ but you	-14
^ bye	22
^ can	-8
^ can i	-12
^ can we	-28
^ can you	25
^ congratulations	31
^ congratulations on	14
^ could	6
^ did	79
^ did he	27
^ did that	21
^ did the	25
^ did this	20
^ did you	71
^ do	61
^ do they	25
^ do you	56
^ does	29
^ does anyone	25
^ does anything	25
^ does he	-7
^ does she	5
^ does that	8
^ does the	44
^ does your	12
^ don't	12
^ don't worry	13
^ eh	-33
^ every	-10
^ exactly	-12
^ excellent	32
^ fine	-25
^ for your	9
^ go	-10
^ good	42
^ good afternoon	16
^ good and	36
^ good are	18
^ good do	17
^ good for	18
^ good good	6
^ good how	-12
^ good morning	17
^ good so	37
^ good to	-9
^ good what	30
^ got	26
^ got it	26
^ gotcha	14
^ great	41
^ great have	10
^ great i	17
^ great thank	-9
^ great to	24
^ great what	24
^ happy	10
^ has	47
^ has he	19
^ has she	29
^ has there	17
^ has this	30
^ have	55
^ have you	64
^ he	-62
^ he did	-24
^ he has	-41
^ he is	-25
^ he was	-17
^ he's been	-7
^ hello	10
^ hello are	17
^ hello doctor	-37
^ hello i	6
^ hello ma'am	25
^ hello miss	32
^ hello sir	40
^ hello there	25
^ hello what	11
^ here	-8
^ hey	7
^ hey dragon	40
^ hey how	27
^ hi doctor	-33
^ hi good	-29
^ hi how	12
^ hi there	25
^ his	-18
^ historically	30
^ historically it's	18
^ hm	19
^ hm and	29
^ hm i	10
^ hm okay	12
^ hmm	11
^ hmmm	-13
^ honestly	-40
^ honestly i	-21
^ how	73
^ how about	74
^ how are	49
^ how did	44
^ how do	-19
^ how has	25
^ how have	33
^ how is	-16
^ how long	15
^ how many	35
^ how much	61
^ how often	25
^ how old	24
^ how was	33
^ how would	18
^ how're	39
^ how're you	35
^ how's	16
^ how's it	22
^ how's your	32
^ i	-25
^ i actually	-17
^ i agree	-10
^ i also	12
^ i bet	28
^ i can	25
^ i can't	17
^ i did	-18
^ i didn't	-25
^ i do	-22
^ i don't	-25
^ i drink	-33
^ i feel	-54
^ i fell	-19
^ i felt	-19
^ i get	-26
^ i got	-14
^ i had	-55
^ i have	-28
^ i haven't	-8
^ i hurt	-23
^ i i	-14
^ i identify	-25
^ i just	13
^ i know	5
^ i like	-28
^ i live	-29
^ i mean	11
^ i noticed	-30
^ i remember	10
^ i saw	7
^ i see	82
^ i smoke	-25
^ i still	-22
^ i take	-20
^ i think	-20
^ i took	-32
^ i try	-26
^ i understand	25
^ i use	-26
^ i used	-46
^ i want	18
^ i was	-68
^ i will	15
^ i work	-38
^ i would	-10
^ i'd	-20
^ i'd like	20
^ i'd say	-30
^ i'll	-9
^ i'm	-34
^ i'm a	-31
^ i'm doing	-22
^ i'm forty	-25
^ i'm going	10
^ i'm gon	7
^ i'm good	-33
^ i'm having	-6
^ i'm not	-23
^ i'm right	-24
^ i'm so	23
^ i'm sorry	11
^ i'm thirteen	-28
^ i've	-56
^ i've been	-32
^ i've had	-40
^ i've taken	-18
^ if	20
^ if i	-14
^ if you	18
^ in	9
^ in the	-14
^ is	26
^ is he	35
^ is it	16
^ is she	-12
^ is that	-6
^ is the	21
^ is there	-10
^ is this	49
^ is your	17
^ it	-27
^ it does	-16
^ it is	-35
^ it looks	47
^ it started	-18
^ it was	-61
^ it's	-19
^ it's a	25
^ it's been	-52
^ it's good	12
^ it's really	-15
^ its	12
^ just to	24
^ kind	-12
^ kind of	-12
^ let	22
^ let me	18
^ let us	25
^ let's	19
^ let's see	-7
^ let's talk	28
^ lets	16
^ like	-23
^ looks like	8
^ ma'am	-6
^ maybe	-21
^ maybe i	11
^ me	-30
^ mm-hmm	-13
^ mm-hmm okay	5
^ mostly	-33
^ much	-22
^ much better	-22
^ my	-44
^ my dad	-26
^ my family	-20
^ my father	-22
^ my husband	-17
^ my left	-11
^ my mom	-30
^ my mother	-22
^ nah	-35
^ never	-38
^ next patient	19
^ nice	20
^ nice to	13
^ no	-99
^ no absolutely	-14
^ no and	-18
^ no but	-34
^ no doctor	-22
^ no everything	-38
^ no he	-27
^ no i	-25
^ no i've	-22
^ no it	-49
^ no it's	-37
^ no just	5
^ no my	-33
^ no never	7
^ no no	-37
^ no none	-47
^ no not	-57
^ no nothing	-15
^ no okay	11
^ no one	-26
^ no only	-21
^ no pain	12
^ no problem	27
^ no she	-27
^ no sir	-38
^ no thank	-19
^ no thankfully	-29
^ no that	-19
^ no that's	-16
^ no there's	-31
^ no this	8
^ no well	-23
^ none	-26
^ none whatsoever	-23
^ nope	-108
^ nope i	-26
^ nope no	-24
^ nope none	-21
^ nope nothing	-24
^ not	-57
^ not as	-32
^ not at	-9
^ not really	-33
^ not so	-26
^ not that	-37
^ not too	-14
^ nothing	-26
^ now	-6
^ of course	-5
^ oh it's	-40
^ oh okay	13
^ oh really	23
^ oh that's	-21
^ oh yeah	-35
^ oh you	-11
^ ok	25
^ okay	25
^ okay all	31
^ okay alright	31
^ okay and	6
^ okay any	11
^ okay are	11
^ okay but	26
^ okay bye	14
^ okay can	32
^ okay did	25
^ okay do	-13
^ okay don't	25
^ okay good	20
^ okay great	19
^ okay have	20
^ okay hey	26
^ okay how	7
^ okay i	-10
^ okay i'll	-38
^ okay i'm	26
^ okay is	11
^ okay let	43
^ okay let's	-6
^ okay no	9
^ okay now	29
^ okay okay	22
^ okay so	21
^ okay sounds	-26
^ okay thank	-11
^ okay that	-11
^ okay that's	16
^ okay then	-15
^ okay this	23
^ okay um	8
^ okay we	25
^ okay well	26
^ okay what	-20
^ okay yes	-23
^ okay you	-18
^ okey	-10
^ on	-19
^ once	-7
^ one	-41
^ one of	-30
^ only	-29
^ other	-23
^ perfect	6
^ please	32
^ pretty	-7
^ probably	-36
^ really	8
^ remind	37
^ remind me	37
^ right	-7
^ right now	-20
^ she	-46
^ she had	15
^ she has	-10
^ she is	-32
^ she was	-16
^ she's	-32
^ since	20
^ so	26
^ so are	-5
^ so do	-5
^ so for	16
^ so i	11
^ so i'm	-20
^ so it's	7
^ so just	25
^ so let	23
^ so let's	23
^ so tell	35
^ so the	-9
^ so we	34
^ so your	20
^ some	-7
^ sometimes	-45
^ sometimes i	-27
^ sorry	-9
^ sorry i	7
^ sounds	-28
^ sounds good	-21
^ sure	-31
^ sure i	8
^ take	15
^ tell	40
^ tell me	40
^ thank	-13
^ thank you	-9
^ thankfully	-22
^ thankfully no	-21
^ that	-6
^ that is	24
^ that sounds	-27
^ that was	-13
^ that's	19
^ that's a	17
^ that's correct	-30
^ that's fine	-16
^ that's good	11
^ that's great	6
^ that's okay	-9
^ that's right	-41
^ that's wonderful	39
^ the	-12
^ the only	-10
^ the pain	-37
^ the patient	8
^ then	-6
^ there	-10
^ they	-44
^ they gave	-17
^ they said	-26
^ they were	-11
^ they're	-32
^ this	11
^ this is	-8
^ to	-29
^ today	-11
^ two	-33
^ uh	-37
^ uh i	-7
^ uh i'm	-22
^ uh no	-24
^ uh uh	32
^ uh yeah	-31
^ uh yes	-26
^ uh-	30
^ um	-57
^ um and	26
^ um i	-6
^ um i'd	-30
^ um i've	-9
^ um it	-45
^ um it's	-27
^ um no	-37
^ um not	-21
^ um so	35
^ um yeah	-26
^ um yes	-23
^ unfortunately	-22
^ very	-7
^ was	53
^ was he	25
^ was there	23
^ we can	20
^ we did	22
^ we had	-22
^ we have	-8
^ we use	23
^ we'll	26
^ we're	-9
^ welcome	71
^ welcome back	31
^ welcome in	41
^ welcome to	43
^ well	-15
^ well at	-7
^ well doctor	-18
^ well he's	-12
^ well i	-16
^ well i'm	-38
^ well i've	-26
^ well it's	13
^ well my	-26
^ well no	-13
^ well since	-8
^ well that's	31
^ well the	-16
^ well you	-8
^ were	19
^ were there	24
^ were you	5
^ what	-8
^ what about	68
^ what are	-28
^ what brings	8
^ what can	-27
^ what did	61
^ what do	-8
^ what does	-41
^ what else	14
^ what happened	44
^ what happens	6
^ what is	17
^ what kind	15
^ what like	-40
^ what medications	30
^ what seems	25
^ what time	27
^ what treatments	26
^ what was	8
^ what's	-30
^ what's that	-29
^ what's the	-9
^ when	32
^ when did	33
^ when i	-8
^ when was	46
^ when were	29
^ when you	21
^ where	29
^ where are	26
^ where do	33
^ where does	24
^ where is	26
^ which	10
^ which hand	25
^ who	45
^ why	-14
^ why did	34
^ will	-65
^ will he	-25
^ will i	-30
^ with ten	11
^ wonderful	7
^ would	23
^ wow	30
^ wow okay	-10
^ wow that's	16
^ yeah	-23
^ yeah actually	-15
^ yeah and	-6
^ yeah but	-31
^ yeah i've	-15
^ yeah my	-29
^ yeah no	-25
^ yeah she	-39
^ yeah so	10
^ yeah that	-14
^ yeah that's	-8
^ yeah the	-32
^ yeah they	-16
^ yeah this	11
^ yeah um	-32
^ yeah we	-8
^ yeah well	-15
^ yeah yeah	8
^ yeah you	-9
^ yep	-19
^ yep i	-24
^ yes	-38
^ yes a	-27
^ yes actually	-34
^ yes and	-20
^ yes both	-16
^ yes but	-27
^ yes doctor	-32
^ yes he	9
^ yes i	-18
^ yes i'm	-18
^ yes in	6
^ yes it's	-6
^ yes my	-27
^ yes no	-23
^ yes please	23
^ yes sir	-34
^ yes so	-21
^ yes that	-44
^ yes that's	-20
^ yes the	15
^ yes they	13
^ yes to	-26
^ yes we	-26
^ yes we'll	24
^ yes yes	7
^ yes you	44
^ yes you'll	31
^ you	14
^ you are	47
^ you can	35
^ you do	8
^ you got	-44
^ you had	35
^ you have	25
^ you know	15
^ you mean	-33
^ you said	31
^ you're	8
^ you're welcome	22
^ your	38
^ yup	-47
a 0	35
a a	17
a b	8
a bad	-17
a beer	6
a big	7
a biopsy	14
a bit	-17
a blood	-25
a bmp	13
a bone	-8
a bowel	13
a break	-19
a breast	-7
a brother	-12
a bunch	-13
a cane	16
a car	-8
a cast	-7
a chiropractor	-10
a colonoscopy	6
a consult	25
a couple	15
a d	19
a diabetic	-22
a different	25
a drink	-18
a fall	15
a family	6
a female	-26
a fever	-25
a few	13
a five	-14
a focused	14
a follow	-15
a four	-15
a fracture	6
a full	-23
a glass	-25
a great	30
a half	-11
a headache	-7
a heart	-19
a hemoglobin	16
a history	-9
a hundred	-6
a i	-17
a kid	6
a kidney	-15
a left	21
a list	12
a listen	-21
a little	-10
a living	49
a local	-28
a log	-11
a long	-15
a look	20
a low	15
a lumbar	14
a mammogram	7
a medication	9
a mile	-10
a minute	-15
a month	-11
a nerve	-6
a neurologist	-9
a nice	-30
a night	-8
a normal	19
a note	27
a number	22
a p	-6
a pack	-38
a pain	-12
a party	-17
a past	14
a patient	7
a physical	18
a plan	7
a positive	23
a possible	16
a prescription	25
a pretty	8
a problem	8
a quick	17
a rash	-11
a really	-20
a referral	16
a refill	8
a regular	-16
a relief	-11
a report	22
a result	8
a review	10
a right	27
a scale	14
a second	-7
a secretary	-19
a seven	-33
a sister	-11
a six	-22
a skin	29
a slight	9
a small	19
a smoker	13
a sore	6
a splint	7
a stone	22
a stroke	-12
a strong	-12
a struggle	-11
a stuffy	-25
a surgery	6
a surprise	-20
a t	10
a terrible	-15
a thing	44
a three	-19
a twenty	-6
a two	-7
a urine	19
a very	-11
a week	-10
a while	-18
a white	12
a whole	22
a year	15
a1c	19
a1c and	11
abdomen	10
abdomen and	17
abdomen is	-8
abdominal	10
abdominal exam	-10
abdominal pain	22
ability	29
ability to	29
able	-12
able to	-10
abnormal	30
abnormalities	10
abnormality	25
about	-7
about 0	11
about a	-25
about alcohol	18
about allergies	20
about any	54
about chest	22
about dax	35
about drugs	27
about eight	-18
about fever	20
about fifteen	-7
about five	6
about heart	29
about her	19
about his	-16
about how	10
about it	-18
about like	-9
about more	19
about my	-25
about one	15
about right	-28
about shortness	23
about six	-16
about smoking	28
about ten	-26
about that	22
about these	13
about this	-18
about three	-16
about twenty	-15
about two	-11
about um	-9
about what	-22
about when	15
about you	-14
about your	41
above	7
abscesses	21
absolutely not	-32
abuse	-8
accident	9
accidents	11
according	37
according to	37
ache	-24
aches and	-24
achy	-12
acid	-5
acid reflux	-11
acne	19
across	12
across the	12
acting up	-17
active and	-6
activities i	-5
activities of	15
activity	14
actually	-16
actually had	-25
actually have	9
actually i	-43
actually i'm	-25
actually it's	7
actually my	-28
actually yes	-36
acute	28
add	30
address	11
adjust	-7
adjustments	-5
admitted	-19
adopted	-11
adult	-6
advil	-16
advise	27
affected	11
affecting	5
afraid	9
after	-16
after i	-32
after my	-29
after that	-6
after the	-13
after they	-13
after this	21
after we	-10
after you	6
after your	18
afternoon doctor	-64
afternoon ma'am	42
afternoon sir	34
afternoon young	32
afterwards	13
again	-13
again how	23
again i	-9
again in	20
again when	-12
against	9
age for	22
age of	-8
ago	-15
ago and	-11
ago but	-14
ago did	14
ago how	22
ago i	-21
ago it	6
ago was	17
agree with	20
ah	-9
ahead	8
ahead and	9
air	13
alcohol	11
alcohol and	26
alcohol consumption	15
alcohol do	29
alcohol intake	21
alcohol or	33
alcoholic	-10
aleve	-11
alignment	19
all day	-10
all doing	-13
all happened	-15
all i	28
all in	8
all my	-29
all negative	20
all or	20
all over	-39
all right	41
all started	-10
all these	5
all this	-10
all your	13
allen	17
allergic reaction	-9
allergic rhinitis	7
allergic to	-8
allergies are	-22
allergies to	20
alleviate	-18
allopurinol	14
allow	-6
almost	7
almost like	20
alone	19
alone or	22
along	13
along the	14
along with	10
alright	33
alright and	26
alright do	-22
alright have	22
alright i	20
alright now	26
alright sounds	-16
alright thank	10
alright thanks	11
alright that	16
alright well	-7
also a	-15
also been	-7
also did	-27
also felt	-14
also gon	18
also has	14
also have	-13
also having	-24
also i'm	-9
also see	16
also some	-6
also started	-21
also took	-26
also wan	14
also you	13
always	-13
always been	-18
always had	-10
alzheimer's	17
am	-20
am a	-43
am able	-28
am all	-20
am allergic	-37
am also	-16
am an	-31
am doctor	46
am doing	-47
am feeling	-51
am fifty	-30
am fine	-7
am forty	-39
am from	-15
am going	28
am good	-21
am having	-49
am her	-15
am here	-6
am his	-23
am i	-32
am in	-30
am just	6
am looking	31
am not	-55
am okay	-6
am on	-32
am retired	-23
am right	-27
am seventy	-27
am sixty	-27
am so	54
am sorry	49
am still	-23
am taking	-52
am trying	-21
am twenty	-26
am working	-27
amazing	20
american	-8
amoxicillin	-12
an	9
an a	11
an allergic	-13
an appendectomy	15
an echocardiogram	8
an exam	21
an hour	-30
an i	-5
an infection	23
an m	-30
an outpatient	20
an um	-33
an upper	18
an x-ray	-10
and after	-16
and again	14
and all	-14
and also	-9
and an	10
and and	-20
and ankles	20
and any	39
and anything	20
and appendix	-21
and are	7
and arms	-21
and as	24
and ask	23
and asked	6
and asthma	-14
and back	-19
and based	-13
and but	-24
and clear	6
and continue	19
and dad	-17
and december	11
and diabetes	-16
and do	-10
and does	21
and eight	-5
and eighty	-16
and even	26
and everyone	16
and everything	-12
and exercise	-12
and extension	17
and fell	-14
and five	-13
and for	16
and four	15
and get	13
and give	-11
and go	13
and goes	-27
and going	5
and got	-18
and had	-22
and he	5
and heart	-8
and here	7
and high	8
and his	-15
and how	41
and i'd	24
and i'll	6
and i'm	-14
and if	-6
and in	14
and is	12
and it	12
and just	34
and l	26
and landed	-24
and leg	-11
and legs	10
and let	-12
and let's	14
and look	27
and looks	-13
and low	21
and lower	5
and lungs	-6
and make	11
and maybe	11
and motion	16
and move	-8
and my	-23
and needles	-7
and no	47
and off	-30
and on	-21
and one	-11
and order	26
and out	14
and plan	-11
and put	11
and review	-5
and rhythm	-9
and screws	9
and second	18
and see	18
and sensation	11
and she	-10
and she'll	14
and since	-19
and smoking	22
and so	-29
and some	15
and sometimes	-17
and start	-11
and swelling	6
and take	5
and taking	15
and talk	13
and that's	-22
and the	-11
and then	-19
and there	-6
and there's	-17
and they're	7
and those	11
and three	-21
and tingling	-12
and tired	-21
and to	-15
and turn	12
and twenty	15
and two	-11
and uh	-8
and using	-14
and we	11
and we'll	40
and we're	-7
and what	13
and when	-10
and where	27
and which	19
and with	12
and worse	-27
and would	8
and you	9
and you're	28
and your	9
and-	23
anemia	27
anesthesia	-6
aneurysm	9
ankle	10
ankle before	11
ankle sprain	16
ankles	22
anna	17
annoying	18
another hemoglobin	17
another one	-18
answered	-5
ant	5
ant bait	5
anterior	36
anti-inflammatory	-15
antibiotics	28
antibiotics in	18
antibiotics to	32
antiinflammatories	-9
any	88
any abdominal	18
any abnormal	18
any activities	25
any alcohol	13
any allergies	25
any any	-5
any better	-16
any blood	29
any burning	9
any change	19
any changes	10
any chest	26
any children	38
any chills	22
any chronic	21
any cold	6
any complications	-11
any cough	12
any diarrhea	12
any difficulties	23
any diseases	7
any dizziness	18
any drug	30
any drugs	13
any evidence	20
any fever	36
any fevers	21
any food	24
any headache	20
any headaches	29
any heart	26
any history	15
any illicit	15
any illnesses	16
any imaging	19
any improvement	24
any injury	24
any instability	23
any issues	9
any joint	18
any kind	9
any known	37
any loss	16
any major	20
any medical	23
any medication	8
any medications	15
any medicine	-12
any mental	15
any nausea	43
any neck	19
any neurological	16
any new	12
any of	-22
any other	10
any pain	7
any past	-5
any problem	18
any problems	12
any recreational	22
any shortness	23
any siblings	10
any significant	30
any signs	26
any specific	12
any stomach	19
any such	-30
any surgeries	28
any surgery	-15
any swelling	21
any symptoms	19
any tingling	8
any tobacco	19
any treatment	14
any trouble	-13
any use	16
any visual	13
any weakness	38
any weight	16
anybody	12
anymore	-29
anyone	36
anyone else	18
anyone have	-10
anyone in	43
anyone sick	26
anyone with	24
anything	20
anything about	-13
anything else	11
anything for	-13
anything from	36
anything make	22
anything of	24
anything that	-12
anything to	-7
anything you	12
anyway	18
anywhere else	30
aortic	-6
apartment	-13
apnea	22
apparent	17
appear	7
appears	15
appears that	23
appears to	20
appendectomy	15
appendix	-5
appendix removed	-19
appetite	-8
apply	27
applying	-13
appointment in	22
appointment was	-13
appointments	-15
appreciate a	20
appreciate some	14
approximately	-21
april	10
arch	15
are	18
are a	-19
are all	9
are clear	8
are consistent	10
are feeling	30
are fine	15
are following	10
are getting	13
are going	12
are gon	21
are good	-7
are healthy	-17
are here	27
are in	-9
are intact	14
are just	24
are n't	-7
are no	8
are normal	28
are not	18
are on	-11
are right	12
are still	12
are taking	13
are the	-48
are these	22
are very	-10
are you	49
are your	30
area	34
area and	13
area of	9
areas	28
areas of	8
arm	-19
arm and	-21
arm or	-22
arm pain	17
arms	19
arms and	11
around	-32
around 0	6
around a	-17
around eight	-24
around five	-9
around four	-18
around her	-15
around one	-8
around that	-6
around the	16
around three	-15
around twenty	-25
around your	5
arthritis	12
arthritis and	15
as a	-21
as an	9
as for	-8
as hard	14
as it	-32
as much	7
as soon	8
as they	-8
as we	25
as white	-27
as you	24
as young	-23
as your	28
ask	26
ask these	23
ask you	5
asked	-16
asked me	-20
asked you	17
asking	-7
asleep	-47
asleep for	-31
aspect	13
aspect of	21
aspirin	-9
assess	-6
assistance	-9
assistant	16
associated	37
associated with	32
assume	41
assuming	-8
asthma	-8
at 0	13
at about	-15
at all	7
at first	-25
at her	19
at home	10
at it	9
at l	12
at my	-12
at one	10
at seventy	-13
at this	-16
at times	-19
at work	-15
at you	17
at your	10
ate	-6
atrial	26
atrial fibrillation	25
attack	6
attack in	-10
attacks	-9
attempted	10
attention	13
aunt	-16
average	15
avoid	9
aw	24
away	-15
away at	-7
away due	-23
away from	-35
awesome	10
awful	-24
b	10
b c	17
back	-18
back and	-5
back as	21
back but	-10
back exam	17
back for	11
back here	21
back home	-19
back i	-25
back in	-20
back into	8
back on	-22
back or	-11
back out	15
back pain	-5
back problems	13
back surgery	-10
back there	-8
back to	-15
back up	19
back when	-13
background	10
background information	5
bad	-31
bad for	-25
bad i	-21
bait	5
balance	-13
ball	8
ball and	14
barely	-26
base of	-6
bases	6
bases and	5
basis	-18
be	30
be a	18
be anything	33
be asleep	-37
be aware	35
be back	5
be better	13
be calling	17
be careful	21
be done	-8
be due	14
be fine	-7
be getting	14
be good	-14
be great	-16
be honest	-23
be in	5
be like	10
be more	15
be my	-13
be okay	-24
be on	-15
be really	23
be related	-6
be right	5
be sure	26
be taking	17
be the	32
be under	-8
be very	35
be worried	18
beat	10
because	18
because he	-19
because i'm	-20
because it	10
because it's	-7
because my	-21
because she	13
because that	10
because the	21
because we	-6
because you	16
because you're	16
because your	14
become	-17
becomes	20
becoming	-9
bed and	-18
been a	-6
been able	17
been about	-20
been any	25
been better	-16
been bothering	-20
been coughing	-8
been dealing	17
been diagnosed	16
been doing	7
been eating	-23
been feeling	18
been fine	9
been getting	16
been going	21
been having	-24
been helping	7
been hospitalized	-8
been married	-22
been more	-22
been okay	-14
been on	17
been out	-5
been pregnant	7
been pretty	-27
been progressing	13
been really	-24
been seeing	-21
been several	-18
been sick	-8
been since	18
been smoking	6
been so	-32
been traveling	-18
been trying	-20
been using	-12
been very	-20
been working	11
beers	-24
before	12
before all	-13
before and	-9
before my	-27
before or	25
before so	-23
before surgery	9
before that	-7
before the	-7
before this	15
before we	43
begin	11
begin how	10
begin i	23
begin today	16
begin your	12
beginning of	-14
behavior	-11
behind	13
behind the	11
being	-10
being able	-12
being the	25
believe	30
believe you	13
bells	-10
belly button	-13
bend it	15
bending	21
benign	28
besides	9
bet	21
better	-6
better and	9
better but	-9
better i	-17
better okay	-13
better or	18
better than	14
better today	-16
better with	-10
between your	-8
bias	-33
big	-14
big toe	-31
bigger	-12
biggest	-13
bike	10
bilateral	24
bilaterally	25
bilaterally and	9
biopsy	24
birth	11
birth 0	26
birth control	-7
birthday	29
bit	-9
bit about	22
bit and	18
bit better	-9
bit high	28
bit of	-11
bladder	24
bleeding	31
bleeding changes	22
blind	-6
block	-11
blood cell	-12
blood in	15
blood or	19
blood sugars	13
blood tests	-7
bloodwork	19
blurred	25
blurred vision	25
blurry	-9
bmp	13
board	-14
body	33
body is	9
bones	10
bony abnormalities	-6
born	-11
both	-24
both doing	-16
both had	-6
both hands	17
both have	-20
both knees	15
both legs	-8
both my	-29
both of	-6
bother	-5
bother you	25
bothering me	-32
bothering you	27
bothers	-16
bothers me	-25
bottom	-13
bottom of	9
bought	9
bout	8
bowel	26
bowel movement	23
bowel movements	11
bowel or	20
bowels	13
boxes	-19
boy	-12
boyfriend	-14
boys	-15
brace	-12
breakfast	6
breast cancer	-15
breasts	20
breath	16
breath and	7
breath or	35
breath when	8
breathe	-9
breathing	14
breathing i	-13
breaths	21
bright	-32
bring	12
bring it	-10
bringing	20
brings	30
brings you	63
broke	-7
broken	8
brother	-25
brother and	-15
brother had	-21
brother has	-23
brothers	-9
brought	-14
brought me	-27
brought you	23
bruising	21
bruits	5
bumps	-11
bunch	-9
bunch of	-9
bunion	-9
burning	17
business	18
but	-5
but after	-22
but any	24
but everything	7
but for	-13
but he	-7
but i	-37
but i'm	14
but i've	-39
but if	30
but it	-19
but it's	6
but like	18
but most	22
but not	15
but now	-43
but other	-12
but otherwise	12
but right	19
but she	-26
but she's	-18
but sometimes	-7
but still	12
but that	-9
but that's	-7
but the	39
but then	5
but there	17
but there's	-9
but they	-28
but this	-26
but uh	-19
but um	-16
but we	14
but we'll	27
but we're	-8
but when	5
but with	-19
but yeah	-14
but you	15
but your	-12
butt	-20
buttock	-22
button	-8
by a	-23
by doctor	10
by myself	-31
by that	-40
bye	7
c	18
c a	9
c b	9
c c	23
c l	10
c m	9
c o	-15
c p	16
c section	-11
c sections	14
c six	21
c t	11
c v	33
ca	-13
ca n't	-13
caffeine	-14
calf	-14
call and	19
call if	-9
call it	29
called	-8
called a	25
called it	-16
calling out	17
came	-16
came back	16
came in	-23
came out	9
came to	-13
can	7
can be	12
can breathe	-21
can cause	22
can continue	-8
can discuss	24
can feel	-8
can give	8
can go	23
can have	14
can hear	8
can i	-23
can just	-12
can keep	22
can make	23
can remember	-18
can say	-17
can see	23
can start	-10
can take	17
can think	7
can understand	27
can we	-60
can you	-15
can't	-42
can't do	-18
can't remember	-31
can't seem	-21
can't take	-23
cancer	8
cancer and	-13
cancer i	-11
cancer my	-13
cancer or	23
candidate	34
candidate for	34
cane	16
cannot	-7
capillary	-14
capillary refill	-14
car accident	-20
carcinoma	15
cardiac	10
cardiologist	-15
care and	9
care for	6
care of	11
care physician	25
careful	7
carolyn	25
carotid	-10
carpal	18
carpal tunnel	18
carry	11
carvedilol	10
case	15
cast	14
cast and	18
cat	6
cataract	11
catch	10
catching	10
catheter	-13
cats	-16
cats and	-22
cause	26
cause for	18
cause of	25
caused	-9
caused it	-7
causes	10
causing	-7
cbc	12
center	-5
centimeter	9
centimeters	7
certain	-17
certainly	7
cervical	32
cetaphil	8
cetaphil cleansing	8
chair	-6
chance	24
change	19
change in	26
change your	18
changes	22
changes in	31
changes to	5
chart	22
chart says	21
chart that	19
check for	-7
check her	6
check my	-25
check out	8
check up	-16
check you	-6
check your	40
checked	24
checked in	17
checked out	-6
checked your	26
checking	6
chemotherapy	9
chest	7
chest pain	6
chest pains	7
children	7
children have	9
chills	13
chills or	27
chips	-17
chiropractor	-6
choice	-5
cholesterol	10
chronic	30
chronic back	14
cialis	-26
cigarette	8
cigarettes do	15
cigarettes or	22
city	-12
claritin	-9
clean	15
cleansing	8
cleansing lotion	8
clear and	7
clear to	14
clear your	24
clindamycin	19
clinic	8
clinic today	17
close	21
cocaine	12
coffee	-15
coke	-22
cold	-6
cold like	8
cold or	5
colon	18
colon cancer	8
colonoscopy	8
color of	12
come	5
come and	6
come in	12
come to	-9
come with	15
comes	-25
comes and	-24
comes to	-8
comfortable	-18
coming	-16
coming from	-17
coming in	-5
coming out	-20
coming up	17
common	31
company	-17
compared	-8
compared to	-8
complain	-21
complained	-12
complaining	-5
complains	-14
complaint	15
complaints	10
completed	-8
completely	-25
complex	-10
complications with	21
compression	19
computer	13
concern	27
concerned	-6
concerned about	-17
concerning	16
concerns	24
condition	-13
conditions	-8
conditions i	11
conditions in	26
conditions that	29
confirm	23
confirm some	18
confirm the	-9
confirm your	27
confirmed	9
confused	-12
congested	12
congestion	-17
congestive	21
congestive heart	21
congratulations	40
congratulations on	24
consciousness	19
consider	-11
considering	-9
consistently	14
constant	6
constant or	21
constipation	-10
constipation and	-12
constipation or	14
consult	25
consume	19
consumption	19
contact	19
continue	6
continue on	18
continue to	-7
continue with	10
continue you	8
continuing	16
continuous	15
control and	26
control for	23
controlled	17
controlling	5
cool	7
copd	-7
coronary	18
coronary artery	-9
correct	14
correct i	-33
correct ma'am	26
correctly	-13
couch	-11
cough	-10
cough and	-26
cough or	21
coughing	13
coughing a	9
coughing up	7
could be	28
could do	-10
could get	-20
could have	7
could n't	10
could you	-6
could've	-7
couldn't	10
coumadin	23
count	-6
counter	-19
country	-11
counts	-6
couple	11
couple days	-20
couple months	12
couple of	16
couple years	-26
course	-21
course of	-7
cousin	-6
cover	11
cramps	13
crash	-9
crazy	9
cream	-20
creatinine	21
crestor	-8
crohn's	-17
cuff	23
cuff repair	9
culture	20
currently	14
currently taking	6
currently working	10
cut	7
cut down	24
cycle	-13
cycles	20
d	-7
d and	5
d general	23
d h	12
dad	-18
dad and	-14
dad died	-17
dad had	-27
dad has	-21
dad's	-12
daily activities	12
daily and	-14
daily living	15
dark	-7
data	11
date	26
date of	18
daughter	-14
dax	41
dax a	37
dax i'd	24
day	-18
day and	30
day as	12
day but	-28
day for	-6
day i	-30
day in	-15
day it	-13
day my	-8
day that	-11
day when	10
day you	13
days	-26
days after	-14
days and	7
days before	8
days i	-13
days now	-26
days old	-17
dcis	18
dear	-11
death	15
december	-11
decompression	6
decrease	-6
decrease your	13
decreased range	13
decreasing	14
deep	21
deficiency	16
definitely	-9
degeneration	18
degenerative	13
degenerative changes	13
degree	10
degrees	-28
dementia	-18
depends	-6
depression	6
depression and	-16
depression to	26
dermatologist	8
dermatology	26
describe	13
describe the	19
describe your	26
desk	27
develop	-14
developed this	-18
developing	16
dexamethasone	20
diabetes	18
diabetes and	21
diabetes mellitus	19
diabetes or	24
diagnose	-11
diagnosed with	-10
diagnosis	-10
diagnosis of	22
diapers	-7
diarrhea and	-6
diarrhea or	34
did	25
did a	-7
did an	14
did anyone	18
did but	-23
did doctor	25
did fall	-8
did find	17
did get	-16
did have	-24
did he	43
did here	-24
did i	-10
did it	31
did my	-15
did n't	-31
did not	-23
did notice	-19
did say	-6
did she	20
did some	-21
did that	6
did the	51
did these	25
did they	46
did this	45
did you	38
did your	24
didn't	-39
didn't do	-13
didn't have	-9
didn't see	-14
didn't take	-15
died	-47
died from	-18
died in	-19
died of	-31
dietary	11
difference	16
different	10
difficult	32
difficult to	24
difficulties	7
difficulties with	-6
difficulty breathing	6
difficulty swallowing	14
difficulty with	-9
dinner	-17
directly	-5
dirty	-6
discharge	21
discharged	8
discomfort	22
discomfort in	-18
discount	24
discuss	24
discussed	22
disease and	-13
disease or	16
diseases	17
disorder	18
disorders	32
distention	10
distress	20
disturbances	12
diuretic	22
divorced	-22
dizziness or	24
dizzy	-24
dizzy spells	-7
do	-15
do about	-30
do an	24
do another	11
do any	13
do anything	21
do appreciate	23
do but	-14
do drugs	-17
do for	21
do get	-7
do have	-19
do hear	20
do i	-52
do i'm	-5
do is	-8
do it	11
do it's	-6
do n't	25
do need	-19
do on	13
do see	15
do surgery	16
do take	-23
do that	-27
do the	-13
do these	-10
do they	29
do this	-9
do those	22
do to	-9
do wan	12
do want	-6
do we	-10
do with	-18
do you	18
do your	-7
doc	-41
doctor	-62
doctor and	-19
doctor for	25
doctor gave	12
doctor helm	16
doctor i	-50
doctor i'm	-41
doctor i've	-26
doctor it's	-17
doctor jones	21
doctor lin	-25
doctor my	-22
doctor that's	-24
doctor x	17
doctor yes	-29
doctor z	12
doctors	-40
doctors said	-24
document	-30
does	-8
does all	-8
does anyone	34
does anything	31
does have	-10
does he	-7
does it	10
does n't	-8
does not	23
does show	22
does that	-39
does the	43
does this	21
does your	16
doesn't	-29
doesn't seem	-22
dog	-15
dogs	9
doing	-11
doing all	-8
doing alright	-18
doing and	8
doing better	7
doing fine	-9
doing for	34
doing great	-11
doing okay	-24
doing pretty	-13
doing so	12
doing that	-7
doing the	15
doing things	-10
doing this	18
doing very	-27
doing well	-7
doing what	13
doing with	16
doing your	-6
dominant	20
dominant hand	10
don't	-26
don't do	-33
don't drink	-30
don't even	-24
don't feel	-20
don't have	-13
don't know	-36
don't like	-26
don't really	-21
don't remember	-37
don't see	30
don't smoke	-15
don't worry	28
done a	-18
done and	18
done i	-14
done in	7
done it	10
done that	15
done to	14
dorsal	15
dorsalis	15
dorsalis pedis	15
dose	-19
dose of	-6
doses	13
double	19
double check	6
double vision	6
down and	-7
down for	-14
down my	-21
down on	29
down or	6
down to	-26
down your	14
downstairs	7
dragon	59
dragon finalize	38
dragon order	23
dragon show	29
drainage	15
drawn	18
drink	-13
drink a	-20
drink about	-17
drink alcohol	17
drink at	10
drink but	-17
drink every	-10
drink socially	-16
drinker	-25
drinking	-7
drinks	-8
drinks a	-23
drinks do	21
driver	-32
dropped	-13
drove	-25
drug	8
drug abuse	21
drug allergies	33
drug use	5
drugs	8
drugs i	-23
drugs like	27
drugs or	24
dry	-18
due	21
due for	14
due to	15
dull	-27
dull pain	-21
during	-13
during the	-7
dysfunction	13
e	-16
e m	6
e r	-15
each	-20
each day	-6
ear	-20
earlier	11
ears	-6
easily	-20
easy	21
eat a	-6
eat anything	6
eaten	20
eating	-14
eating and	-7
eating habits	24
ecchymosis	-12
echocardiogram	15
ecstasy	-5
eczema	-14
edema	5
edema in	14
edema so	-7
education	16
effect	-10
effective	-11
eggs	-6
eh	-14
eight	-8
eight and	-22
eight hours	29
eight hundred	16
eight i	-19
eight or	-26
eight weeks	7
eighteen	-7
eighteenth	6
eighth	-29
eighty	-40
eighty eight	-12
eighty five	-19
eighty four	-17
eighty nine	-18
either of	17
ejection	8
ejection murmur	7
ekg	13
elbow	14
elbows	19
electronic	18
elevated	19
eleven	-26
eleventh	-12
else	21
else going	24
else i	-12
else in	25
else is	-13
else that	33
else we	-5
else you	27
emergency	31
emergency department	8
emergency room	31
empty	-15
end of	-11
ended	17
ended up	17
endocrine	6
endorsing	19
endoscopy	19
engineer	-29
english	10
enjoy	7
enjoying	-9
enlarged	10
enough	-12
enough and	-14
enzymes	15
epilepsy	23
episodes	-15
episodes of	-12
equal	21
er	16
erythema	35
erythema nodosum	34
especially since	6
essentially	23
ethnicity	22
eval	12
evaluate	33
evaluated	20
evaluating	10
evaluation	25
evaluation of	9
even	-7
even a	14
even if	-9
even though	-7
ever	6
ever been	25
ever diagnosed	25
ever had	16
ever have	21
ever injured	20
ever since	-35
ever taken	7
ever tried	20
every day	-15
every now	-28
every once	-26
every six	15
every so	-5
every time	9
every week	-25
everyday	-9
everyone	5
everyone else	-8
everyone is	-8
everything	-12
everything and	-28
everything else	7
everything i	8
everything is	-21
everything seems	-8
everything's	13
evidence	33
evidence of	33
exacerbation	19
exacerbation of	12
exactly	14
exactly what	20
exam	21
exam here	15
exam i	8
exam is	17
exam of	-13
exam okay	34
exam on	27
exam so	9
exam template	24
exam there	-7
exam you	-16
exam your	-8
examination	14
examination of	12
examination you	13
examine	40
examine you	28
examine your	22
exams	-20
excellent	32
except	-14
excessive	22
excuse	9
excuse me	9
exercises	-17
exercises at	-15
expect	17
experience	24
experience any	16
experienced	-5
experiencing	22
experiencing a	-12
experiencing any	18
experiencing some	12
explain	16
explaining	-25
exposed	10
exposed to	14
exposure	10
extend	9
extension	22
extension of	9
external	22
extra	17
extremely	8
extremities	6
extremity	28
eye	9
eyelid	9
eyes	-11
eyes and	-9
f	7
face	-14
facial	23
facility	-9
fact	-6
fact i	-17
failure	25
failure to	15
faint	-15
fainting	23
fair	-18
fairly	10
fall	-5
fall in	8
falls	-12
familiar	29
familiar with	23
family	15
family do	-7
family had	18
family has	-28
family have	34
family history	50
family medical	25
family member	10
family that	9
family's	21
fan	18
fantastic	27
far	-23
far so	-11
fast	-11
fasting	14
fat	-8
father	-37
father died	-12
father had	-11
father has	-14
father was	-16
fatigued	12
fds	18
february	10
feed	-15
feeding	9
feel	18
feel a	48
feel any	29
feel anything	15
feel fine	-21
feel good	-21
feel it	-17
feel like	8
feel my	-6
feel pretty	-23
feel the	18
feel this	-7
feel very	-25
feel your	16
feeling	13
feeling a	-21
feeling any	19
feeling better	15
feeling in	-20
feeling like	-14
feeling much	5
feeling now	29
feeling okay	-6
feeling since	25
feeling that	-20
feeling today	30
feeling very	-22
feeling well	17
feelings	25
feelings of	21
feels	-34
feels a	-6
feels like	7
fell	-21
fell and	-9
fell off	-20
fell on	-15
felt	-31
felt a	-21
felt like	-25
felt that	-11
female	-9
female here	7
female with	13
femur	12
fever	19
fever chills	31
fever nausea	23
fevers	17
few	18
few days	-20
few months	-36
few more	28
few pieces	16
few questions	22
few things	10
few weeks	-5
few years	21
fiber	15
fibrillation	25
fifteen	13
fifth	-5
fifty	-22
fifty eight	-20
fifty five	-19
fifty four	-21
fifty nine	-17
fifty seven	-21
fifty six	-15
fight	9
figure	11
figure out	-13
figured	-10
final	10
finalize	38
finalize the	38
finally	-5
find	14
find a	-6
find okay	29
find that	22
finding	25
findings	13
fine no	-13
fine so	15
finger	6
fingers	-15
finish	6
finished	-12
first	-19
first and	10
first but	-16
first came	9
first i	-14
first notice	32
first of	-16
first off	18
first one	6
first started	-22
first thing	-27
first time	-7
first two	-19
first visit	6
fishing	10
five	-15
five and	-17
five days	6
five m	-12
five months	9
five now	-15
five or	-17
five out	-20
five to	-13
five years	-14
fixed up	10
flank	25
flare	22
flaring	-15
flashes	17
flat	14
flexeril	11
flexion	8
flexion and	17
flu	15
flu like	13
fluid	22
fluids	8
focus	-7
focus on	-9
focused	14
follow	-7
follow up	-7
followed	7
followed up	7
following	25
following up	24
food	22
food allergies	13
foot	-17
foot and	8
foot i	-17
foot or	9
foot so	15
for about	-16
for almost	-28
for an	-8
for another	13
for any	21
for asking	-9
for diabetes	15
for evaluation	6
for follow	10
for for	15
for four	-7
for further	10
for her	7
for his	-12
for how	29
for i	-10
for infection	30
for it	-30
for many	-10
for me	12
for my	-50
for one	-19
for p	15
for pain	24
for right	-6
for several	-19
for six	23
for so	-20
for some	11
for sure	-14
for surgery	7
for ten	-8
for the	-19
for this	-28
for those	13
for three	-33
for twenty	-14
for two	9
for work	38
for your	27
foreign	24
foreign body	24
forget	-11
forgot	-26
forgot the	-17
forgot to	-16
form	-12
forth	-15
fortunately	-33
forty	-22
forty five	-6
forty milligrams	14
forty two	-13
forward	-12
found	12
four	-23
four and	13
four hours	-18
four months	-13
four or	-23
four times	-13
four to	9
four years	-21
fourteen	-20
fourth	-10
fracture	46
fracture and	20
fracture or	16
fracture which	11
fragment	12
frequency	16
frequently	-5
friend	26
friends	-18
from	13
from a	23
from all	9
from doctor	9
from head	23
from her	-12
from high	-9
from his	-12
from that	8
from the	8
from there	19
from this	-22
from what	20
from your	27
front	6
front desk	25
front of	-15
fruit	7
full	-17
full time	-15
fully	23
fun	-15
funny	-9
further	19
fusion	22
future	-14
g	13
g e	-9
gabapentin	10
gabriel	25
gain	-9
gain or	16
gained	-19
gall	-19
gall bladder	-19
gallbladder	19
game	-21
gave	-39
gave him	-20
gave me	-38
gave out	-14
gave you	36
gel	-5
gender	25
gender do	27
general	37
general hospital	22
generally	21
gestational	-11
gestational diabetes	-11
get a	-8
get an	-15
get another	-11
get any	10
get around	-6
get back	-24
get better	-16
get checked	-16
get headaches	-7
get in	-13
get into	20
get it	-16
get my	-26
get out	17
get rid	-8
get started	22
get that	6
get the	-11
get this	-17
get to	14
get worse	17
get you	24
get your	23
gets	-23
gets better	-17
gets worse	-15
getting	25
getting out	12
getting up	-8
getting worse	-11
girl	-23
give	-7
give it	-26
give me	-11
give us	7
give you	13
giving	12
glad	23
glad that	15
glad to	25
glad you	16
gland	-23
glass	-21
glass of	-24
gloves	-8
go and	7
go away	-7
go down	12
go from	18
go in	15
go into	5
go on	20
go over	27
go see	25
go to	-21
go up	16
go with	-12
god	11
goes	-41
goes away	-16
goes down	-23
going	18
going away	7
going back	-7
going for	25
going on	26
going through	9
going to	-15
going up	-18
going well	-21
gon	10
gon na	10
gone	-8
good all	24
good and	34
good any	25
good are	27
good at	-15
good candidate	29
good day	-19
good do	24
good doctor	-22
good good	14
good have	-6
good how	-38
good i	6
good idea	-12
good it's	6
good morning	15
good news	14
good no	22
good now	-13
good okay	11
good on	24
good other	18
good sign	12
good thank	-10
good that	33
good that's	6
good thing	16
good to	-21
good too	-19
good we	-28
good well	23
good what	37
good with	-18
good you	28
good your	6
goodness	7
gosh	10
got	-17
got an	-12
got back	-31
got it	-9
got my	-20
got really	-17
got some	-7
got ta	21
got the	6
got this	-26
got to	-12
gotcha	14
gotten	-37
gotten a	5
gotten any	15
gotten better	-12
gotten worse	-23
gout	14
grade	-5
gradually	5
graft	17
grandfather	-19
grandfather had	-18
grandkids	-10
grandma	-21
grandmother	-17
great	35
great all	25
great and	-5
great any	16
great do	30
great have	10
great i	19
great thank	-17
great to	41
great you	26
greater	-13
greater than	25
gross	19
ground	-16
growing	9
growing up	-22
growth	19
guarding	5
guess	-48
guess i	-16
guessing	30
gutierrez	-12
guy	6
guys	41
h	6
h c	-20
h d	12
h i	-14
habit	-15
habits	29
had	-23
had a	-7
had and	12
had another	-25
had any	16
had anything	-8
had back	-18
had been	14
had blood	-7
had breast	-23
had cancer	-11
had colon	-18
had diabetes	-18
had difficulty	-14
had for	-8
had heart	-33
had in	7
had it	-28
had kidney	-14
had no	-17
had pain	-19
had pneumonia	7
had prostate	-23
had right	-8
had similar	21
had some	-6
had surgery	39
had talked	28
had the	-5
had them	-5
had this	-12
had three	10
had to	-7
had um	-22
had you	11
had your	25
half	-17
half a	-18
half years	-21
hallucinations	20
hand	-8
hand and	10
hand do	21
hand for	-22
hand is	12
hand or	26
hand side	18
handed	-17
handed or	21
handle	-23
hands	13
hands and	-15
happen	29
happened	36
happened to	21
happened when	19
happened yesterday	-5
happening	6
happens	-6
happens when	30
happily	-17
happy	34
happy to	9
hard	10
hard as	14
hard for	-8
hard time	11
hard to	-7
harder	19
hardly	-24
hardware failure	20
harm	6
has	13
has any	-25
has anyone	22
has anything	24
has been	-33
has had	-9
has he	39
has high	-10
has it	21
has n't	-13
has not	-17
has she	19
has some	9
has that	21
has the	31
has there	19
has this	32
has to	-10
has your	23
hasn't	-21
hasn't been	-24
have	6
have allergies	-11
have also	-9
have always	-23
have an	25
have and	-11
have anemia	-14
have another	-15
have anxiety	14
have any	-6
have anything	-21
have arthritis	16
have asthma	-14
have been	-16
have but	-14
have children	35
have chronic	-10
have developed	7
have diabetes	-24
have do	-11
have done	-14
have five	-24
have four	-17
have had	-14
have here	24
have high	-26
have history	-7
have hypertension	-6
have is	23
have it	-27
have kids	41
have like	12
have much	-19
have my	20
have n't	-7
have no	-28
have not	-19
have noticed	-17
have one	-31
have seen	-17
have some	-22
have started	-8
have surgery	16
have that	-9
have the	9
have them	-12
have these	-7
have they	29
have this	-29
have those	-17
have three	-26
have to	9
have two	-38
have you	55
have your	12
haven't	-26
haven't been	-20
haven't had	-24
haven't seen	9
having	-30
having a	8
having any	-8
having difficulty	-22
having pain	-19
having some	-19
having the	-11
having these	18
having this	-25
having to	-18
having trouble	-19
having weakness	-7
hay fever	18
he	-9
he be	-30
he been	42
he did	-38
he didn't	-20
he died	-33
he does	23
he doing	26
he fell	-9
he gave	-23
he got	-7
he had	-15
he has	-15
he hasn't	-18
he have	16
he is	13
he passed	-19
he said	-27
he started	-21
he still	12
he told	-12
he was	-33
he will	25
he won't	30
he's	-10
he's a	8
he's been	-22
head	27
head to	23
headache	14
headache nausea	23
headache or	16
headaches and	-24
headaches or	9
heal up	7
healed	7
healing	10
heals	17
health	27
health conditions	17
health issues	17
health problems	-16
health related	14
healthcare	16
healthy	-9
healthy with	-21
hear	52
hear a	23
hear about	18
hear any	13
hear that	67
hear you	18
heard about	-10
heard in	21
heard that	20
hearing	-6
heart	-9
heart and	-6
heart attack	-7
heart burn	18
heart condition	-14
heart diseases	-9
heart failure	7
heart issues	-29
heart murmur	-8
heart problems	-6
heart rate	24
heart related	-9
heart rhythm	9
heart sounds	19
heartburn	-8
heat	-11
heavy	8
held	-30
hello	12
hello are	17
hello doctor	-37
hello i	6
hello ma'am	25
hello miss	34
hello sir	40
hello there	25
hello what	11
helm	16
help	9
help at	24
help me	-13
help reduce	10
help with	5
help your	-7
helped at	14
helped me	-19
helpful	-10
helping	8
helps me	-16
helps with	17
hemoglobin	37
hemoglobin a1c	38
hep	-30
hep c	-30
her a	22
her and	-15
her c	24
her face	-23
her first	8
her for	8
her in	28
her mouth	-20
her reports	24
her she	-28
her to	-15
here	11
here and	6
here at	14
here but	24
here how	14
here i	-12
here is	-14
here it	-13
here so	-9
here that	19
here the	20
here this	18
here to	-8
here today	22
here um	-16
here we	9
here with	13
here you	-16
here your	8
here's	-30
here's the	-21
hernia	25
hernia repair	10
heroin	-17
herself	-10
hey	23
hey dragon	59
hey how	27
hi doctor	-33
hi good	-29
hi how	12
hi there	26
high	-15
high and	16
high blood	-17
high in	-5
high school	-10
higher than	-18
him	-17
him he	-16
him in	-12
him to	-29
himself	-16
hip	13
hips	17
his	-7
his family	-7
his last	18
his left	-29
his nose	-7
his right	-10
histology	-6
historically	35
historically it's	18
history	12
history and	-13
history i	30
history is	24
history of	7
history significant	15
history that	19
history with	-11
hit	7
hives	-15
hm	20
hm and	29
hm i	10
hm okay	12
hmm	11
hmmm	-10
hold	20
home	-6
home i	13
home is	8
home now	8
home with	-18
honest	-31
honestly	-26
honestly i	-28
honestly it	-18
honey	-29
hopefully	-10
hopefully we	-14
hormone	20
hospital	8
hospital i	-22
hospitalized	13
hot flashes	17
hour	-32
hours	-16
hours after	-14
hours as	24
hours for	-5
house	-13
house and	-9
household	23
how	35
how about	45
how are	-12
how bad	14
how bout	23
how can	46
how did	27
how do	-14
how does	-20
how has	38
how have	8
how i	-12
how is	-21
how long	29
how many	47
how much	15
how old	50
how that	10
how to	-14
how was	41
how were	29
how would	36
how you're	-10
how your	18
how're	13
how're you	11
how's	36
how's he	31
how's it	33
how's the	7
how's your	37
however	25
however the	21
huh	-26
humerus	-24
hundred and	-13
hundred milligrams	18
hundred percent	15
hurt	29
hurt a	16
hurt at	10
hurt my	-28
hurt the	22
hurt when	18
hurt your	17
hurting	-13
hurts	-18
hurts more	10
hurts so	-21
hurts when	-27
husband	-34
husband and	-22
husband died	-15
husband has	-14
hydrated	21
hyperlipidemia	7
hypertension	19
hypertension i	14
hypothyroidism	6
hypothyroidism and	9
hysterectomy	6
i	-62
i actually	-6
i also	-34
i am	-15
i and	-8
i appreciate	17
i ask	22
i asked	-7
i assume	38
i b	-6
i be	-32
i believe	33
i bend	13
i bet	28
i brought	-10
i ca	-19
i called	-14
i came	-28
i can	25
i can't	-32
i check	-16
i come	-15
i could	15
i couldn't	9
i decided	-34
i developed	-16
i did	-55
i didn't	-43
i do	-7
i don't	-48
i drink	-48
i eat	-24
i ended	6
i enjoy	-20
i f	19
i feel	-55
i fell	-41
i felt	-38
i find	10
i first	-21
i forget	6
i forgot	-29
i gave	-22
i get	-23
i go	-22
i got	-44
i guess	-40
i h	-22
i had	-98
i hate	-7
i have	-58
i haven't	-30
i hear	26
i heard	9
i help	20
i hit	-16
i hurt	-29
i i	20
i i'm	-16
i iced	-19
i identify	-33
i keep	-17
i kind	-22
i knew	-22
i know	8
i landed	-16
i lay	-22
i lift	14
i like	-18
i live	-40
i looked	-18
i lost	-11
i love	19
i made	-15
i may	-13
i mean	35
i meant	17
i might	-16
i move	11
i must	5
i need	-31
i never	-19
i noticed	-35
i of	-16
i only	-34
i press	19
i probably	-15
i push	-13
i put	21
i quit	-37
i read	8
i really	-20
i recently	-21
i remember	14
i reviewed	-17
i run	-20
i said	32
i saw	20
i see	79
i should	13
i sit	-19
i sleep	-23
i smoke	-13
i smoked	-16
i stand	-28
i start	-12
i started	-19
i stay	-25
i still	-6
i stopped	-21
i suspect	29
i take	-53
i think	6
i thought	-22
i told	-27
i took	-52
i tried	-6
i try	-14
i understand	44
i use	-45
i used	-12
i usually	-9
i v	12
i wake	-12
i walk	-29
i wan	8
i wanted	-16
i was	-50
i wasn't	-21
i went	-41
i what	21
i when	-10
i will	21
i woke	-23
i work	-44
i would	26
i you	6
i'd	-16
i'd have	-28
i'd like	18
i'd say	-59
i'll	7
i'll be	-8
i'll go	25
i'll i'll	-8
i'll just	6
i'll let	-13
i'll order	13
i'll see	12
i'll write	14
i'm	-56
i'm a	-9
i'm able	-19
i'm actually	-7
i'm allergic	-22
i'm also	-9
i'm an	-25
i'm at	-21
i'm doing	-27
i'm feeling	-12
i'm fifty	-32
i'm forty	-28
i'm getting	-26
i'm glad	12
i'm going	5
i'm good	-35
i'm happy	-14
i'm having	-30
i'm here	-24
i'm i'm	15
i'm looking	29
i'm not	-17
i'm pretty	10
i'm retired	-10
i'm right	-24
i'm seeing	22
i'm seventy	-23
i'm sixty	-31
i'm so	45
i'm sorry	24
i'm still	-27
i'm sure	31
i'm taking	-22
i'm thirteen	-30
i'm twenty	-22
i'm using	-15
i'm very	15
i'm walking	-7
i've	-74
i've always	-21
i've been	-44
i've got	-12
i've had	-64
i've heard	18
i've just	9
i've lost	-19
i've never	-45
i've noticed	-17
i've really	5
i've seen	-12
i've taken	-27
i've tried	-21
i-	-24
i- i	-15
ibuprofen and	-19
ice	-19
ice and	-6
ice on	-24
iced	-24
iced it	-21
icing	11
idea	-14
idea to	-7
identify	-11
identify as	-18
identify with	30
if	16
if i	-26
if if	-7
if it	32
if it's	22
if needed	16
if she	24
if that	-13
if that's	-14
if there	-11
if there's	18
if they	20
if we	-9
if you'd	19
if you're	9
if you've	19
illegal	8
illicit	35
illicit drug	19
illicit drugs	18
illicit substances	22
illness	-7
illnesses	27
images	9
imaginable	11
imagine	22
imaging	31
imaging done	35
immediately	-14
impact	15
important	33
important to	33
impression	23
impression of	7
improve	-5
improved	28
improved a	-21
improved at	15
improvement	-27
improving	-13
in a	-19
in about	19
in all	25
in an	-21
in and	5
in both	18
in case	-16
in fact	-5
in four	-7
in front	-10
in general	18
in her	-16
in here	14
in i	28
in in	-17
in it	7
in january	-5
in march	15
in my	-35
in nineteen	-12
in ninety	10
in november	-12
in october	-21
in on	-12
in order	25
in right	23
in school	7
in sensation	23
in sir	21
in so	-9
in some	25
in soon	-13
in terms	-14
in that	-11
in the	-6
in their	7
in there	-17
in this	-6
in today	-13
in touch	6
in twenty	-5
in two	-15
in with	6
in your	18
incident	9
incision	21
include	32
include bleeding	19
including	7
increase	21
increase in	10
increase the	5
increase your	33
increased	13
infection	-12
infection and	18
infection from	-28
infection i	9
infection is	29
infection of	-19
infection the	23
infection with	-27
infections	-16
inferior	11
inflammation	14
inflammation of	18
inflammatory	28
information	16
information before	19
information on	14
inhaler	-19
initial	11
injure	18
injured	6
injured your	27
injuries	20
injuries to	17
injury	20
injury to	28
inside or	20
instability	19
instead	-20
instead of	-19
insulin	-15
insurance	-21
intact to	-14
intake	20
intake okay	9
intake to	11
intensity	17
interesting	21
intermittent	-20
into	21
into a	-11
into it	22
into my	-7
into that	20
into your	27
intolerance	23
invasive	8
involved	-18
irregular	14
is	13
is 0	20
is a	19
is about	17
is actually	10
is affected	18
is all	9
is also	38
is an	10
is associated	14
is at	13
is better	-23
is complaining	-6
is correct	-18
is eighty	-23
is everything	9
is fifty	16
is fine	-16
is getting	7
is going	-6
is gon	-7
is good	30
is great	15
is happening	18
is having	-20
is he	54
is healthy	-7
is helping	-21
is his	9
is how	9
is hurting	-11
is i	22
is in	-21
is intact	-14
is it	18
is january	9
is just	-6
is less	-10
is low	16
is more	18
is n't	10
is nice	-32
is no	-18
is normal	22
is not	31
is okay	-20
is one	30
is out	-14
is pretty	-21
is probably	27
is quite	7
is really	5
is regular	-5
is related	-11
is right	-16
is she	9
is sixty	-15
is so	9
is some	-15
is still	-28
is tenderness	-14
is that	-5
is the	-6
is there	-24
is to	27
is what	18
is when	7
is which	14
is why	-6
is worse	-11
is your	59
isn't	8
isn't as	-28
issue	9
issues in	-8
issues or	18
issues with	26
it	-7
it a	-7
it actually	12
it after	16
it again	-10
it all	-31
it also	12
it and	24
it appears	25
it as	33
it at	23
it because	-9
it been	13
it better	22
it but	22
it checked	-13
it come	12
it comes	-12
it could	37
it definitely	-12
it did	-6
it didn't	-25
it doesn't	-15
it down	6
it feel	21
it feels	-41
it felt	-18
it for	-9
it gets	-30
it getting	22
it goes	-26
it going	30
it got	9
it happened	-24
it happens	-5
it has	-38
it helped	-8
it helps	-13
it here	12
it hurt	39
it hurts	-6
it i	-15
it is	-11
it it	-31
it kind	-24
it kinda	-8
it like	11
it looks	42
it makes	-28
it may	29
it mostly	-16
it off	-30
it okay	24
it once	-20
it only	27
it or	17
it out	34
it really	-7
it says	33
it seemed	-27
it seems	-20
it should	31
it showed	-9
it shows	23
it sounds	9
it start	26
it started	-36
it starts	-11
it takes	13
it that	22
it the	-23
it this	21
it to	-24
it too	-26
it took	13
it twice	-19
it um	22
it up	9
it usually	-17
it varies	-24
it was	-28
it went	-25
it when	-12
it will	45
it with	-12
it worse	8
it would	-24
it you	-13
it'll be	20
it's	-19
it's a	28
it's about	-29
it's actually	21
it's all	-27
it's almost	23
it's alright	-9
it's because	5
it's been	-34
it's called	16
it's definitely	-10
it's getting	-6
it's going	15
it's gon	-15
it's good	31
it's gotten	-25
it's hard	-11
it's important	24
it's in	-12
it's it	21
it's it's	-18
it's just	-10
it's kind	-12
it's less	25
it's like	-9
it's more	-11
it's much	-19
it's my	-9
it's nice	-8
it's normal	-14
it's not	20
it's on	-20
it's pretty	-10
it's related	-8
it's right	-25
it's so	-9
it's still	-29
it's the	-15
it's up	21
it's usually	-29
it's very	-22
it's you	8
it-	-15
itching	13
itchy	-14
its	7
james	8
january 0	6
jaundice	16
jaw	22
job	-12
joint pain	17
joint replacements	21
joints	17
jones	22
jugular	21
july	6
june	16
just	-10
just a	14
just be	14
just been	10
just continue	25
just do	13
just feel	-16
just get	-7
just go	-6
just going	25
just gon	42
just got	-5
just have	11
just here	-31
just i	-21
just in	15
just just	6
just keep	13
just kind	6
just kinda	6
just let	18
just like	16
just me	-24
just my	-16
just need	30
just not	-21
just one	-16
just order	15
just out	20
just really	-21
just so	-12
just some	-29
just started	-23
just take	21
just talk	26
just that	-22
just trying	-13
just turned	-26
just wan	17
just want	13
just wanted	-7
just when	-19
just worried	-14
just you	-12
k	-12
karen	19
keep	22
keep a	10
keep it	7
keep me	-14
keep that	14
keep your	16
keeps	-18
kept	-28
key	-11
kick	-18
kid i	-13
kidney	13
kidney disease	7
kidney stone	-11
kidney stones	12
kidney transplant	20
kidneys	15
kids	-14
kids and	-12
killing	-23
killing me	-23
kinda	-12
kinda feel	12
kinds	21
kinds of	21
klonopin	7
knee	12
knee and	-8
knee did	18
knee hurts	-19
knee i	17
knee is	-12
knee pain	-11
knee replacement	9
knee surgery	-11
knee x-ray	15
kneecap	8
knees and	11
knew	-27
know	-7
know about	28
know and	8
know do	14
know everything	7
know how	-24
know i	-12
know i'm	5
know if	-12
know in	8
know it	13
know just	-16
know like	19
know of	-25
know some	19
know that's	12
know the	5
know there's	16
know they	16
know this	15
know those	-5
know to	23
know we	-5
know what	9
know when	11
know you	12
know your	20
knowledge	7
known	10
known allergies	29
known drug	14
knows	-25
l	25
l five	26
l four	22
l three	21
lab	-12
lab results	17
lab work	-21
labor	-21
labs	12
labs and	16
laid	-21
landed	-28
landed on	-26
landscaping	10
large	-7
lasix	-8
last couple	-6
last few	6
last menstrual	12
last month	-10
last night	-31
last problem	7
last question	25
last three	-26
last time	6
last two	-13
last visit	28
last year	-9
lasted	-26
lastly	18
late	-31
later	-15
lateral	24
lay	-15
lay down	-14
laying	-6
lean	25
left	-17
left and	9
left arm	-11
left elbow	12
left hand	-6
left handed	27
left kidney	12
left knee	-33
left or	23
left shoulder	-24
left side	-10
left the	-25
leg pain	8
legs	5
legs or	20
lem	-14
lem me	-14
len 1	-47
len 2	-32
len 3	-10
len 4	9
len 5	35
lesion	22
lesions	29
less	18
less than	26
let	26
let me	30
let us	35
let you	-13
let's	41
let's do	-8
let's go	18
let's just	33
let's let's	13
let's look	18
let's review	21
let's see	6
let's start	14
let's take	28
let's talk	-6
let's try	11
lets	16
leukemia	8
level	30
level of	22
levels	22
levels are	17
levels of	18
lexapro	-6
lie	-11
life	-7
lifestyle	-18
lift	17
lifting weights	-15
ligament	18
ligaments	18
light	-25
light touch	-14
lightheadedness	11
lights	-19
like any	10
like every	-20
like fever	-10
like he	19
like how	-18
like i	23
like i'm	-5
like i've	-18
like it's	10
like my	-24
like normal	6
like one	-19
like really	7
like she	13
like symptoms	14
like that	-32
like the	-5
like they	22
like this	9
like to	25
like two	-22
like we	21
like what	15
like when	11
like you	33
like you're	27
like you've	20
like your	16
likely	13
limit	-8
limited	-14
lin	-25
lines	-17
lipid	26
lipid panel	25
lipitor	-16
lips	-11
lisinopril	8
list	10
listen	-6
listen to	-10
listening	14
listening to	14
little better	-27
little elevated	9
little high	9
little low	-16
little more	-24
little sore	-14
live	-13
live alone	14
live at	13
live in	-11
live together	13
live with	-21
liver	16
liver enzymes	12
lives	-29
lives at	-23
lives in	-19
living	25
living in	-23
living sir	29
living status	21
localized	25
localized to	21
located	23
log	-10
long ago	-6
long did	28
long do	-18
long has	23
long have	14
long time	-21
longer	10
look	38
look at	-12
look for	18
look good	24
look here	25
look into	31
look it	18
look so	9
looking	48
looking at	50
looking for	12
looking here	17
looks	47
looks fine	24
looks good	15
looks like	47
looks pretty	15
loose	-10
lose consciousness	16
losing	10
losing the	-7
loss	20
loss of	27
loss or	18
loss study	-8
lost	-36
lost about	-18
lost some	-10
lot better	-10
lot going	7
lot i	-17
lot more	14
lotion	8
love	21
love to	11
loved	21
lovely	11
low	8
low back	-16
lower	-24
lower back	-15
lower extremities	5
lower extremity	9
luckily	-25
lucky	10
lumbar	16
lumbar spine	-9
lumpectomy	9
lumps	12
lung	-13
lung exam	-13
lungs okay	12
lungs sound	14
lupus	-6
lyme	-10
lymph	21
lymph node	7
lymph nodes	35
lymphadenopathy	6
m	15
m r	-7
ma'am	77
ma'am before	8
ma'am can	14
ma'am do	15
ma'am how	16
ma'am i	13
ma'am what	25
machine	11
made	-14
made it	-21
made me	-27
main	12
mainly	-33
maintain	16
major medical	26
make a	13
make any	20
make sure	-7
make the	-10
make you	20
makes	-9
makes it	7
makes sense	-21
makes the	28
makes you	-9
making my	-23
male	-6
male here	20
male with	18
malleolus	-9
mammogram	23
man	9
manage	-11
managed	23
management	-17
managing	15
many	11
many drinks	20
many many	-22
many packs	19
march	8
march two	10
marijuana	11
married	20
married for	-13
married ma'am	18
married sir	21
married to	-14
mass	17
massage	-9
maternal	-14
maximum	13
may	31
may be	23
may have	11
maybe	-20
maybe a	-10
maybe i	7
me	-32
me about	23
me again	16
me all	-15
me are	18
me as	-11
me at	-18
me back	-25
me but	-26
me check	27
me do	6
me examine	23
me for	-5
me get	-6
me go	-18
me have	19
me here	-13
me if	23
me in	-13
me just	20
me know	23
me more	25
me on	-10
me or	13
me please	25
me pull	-18
me some	-31
me something	-11
me take	23
me talk	25
me tell	-13
me the	-7
me to	-48
me today	23
me too	8
me um	13
me up	-25
me what	15
me what's	36
me when	13
me you	-9
meal	-13
meals	6
mean	-42
mean by	-39
mean doctor	-21
mean i	18
mean like	-27
mean so	10
mean that	14
meaning	22
means	7
means that	20
meant	10
meantime	22
meat	-14
medial	32
medical issues	17
medical problems	18
medical record	-5
medical records	5
medical terms	-9
medical traits	16
medication	-9
medication and	13
medication for	23
medication or	-14
medication to	-6
medications	17
medications and	-9
medications are	24
medications at	19
medications but	10
medications i	22
medications or	13
medications that	13
medicine	-22
medicine and	-19
medicine called	12
medicine for	-10
medicine to	-7
medicines	23
meds	-23
meet you	-8
meeting	12
melanoma	17
mellitus	19
meloxicam	-13
member	10
memory loss	-8
menstrual	14
menstrual period	12
mental	16
mental health	5
mention	-22
mention that	-13
mentioned	5
metatarsal	18
metformin	32
methotrexate	20
metoprolol and	-8
mg	11
mid	17
middle	-17
middle finger	-9
midline	21
might	-11
might be	8
might have	-12
might need	21
migraine	24
migraines	-15
mild	8
mile	-10
miles	10
milk	-11
milligram	-6
milligrams	8
milligrams daily	17
milligrams every	10
milligrams of	22
milligrams once	44
milligrams three	-9
milligrams twice	18
millimeter	14
millimeters	22
mind	8
minimally	19
minimally invasive	19
minor	-8
minute	-16
minutes	-29
minutes or	-21
miscarriages	-6
miscarriages or	-6
miss	42
miss a	23
miss how	25
missed	-13
missing	20
mister	19
mitral	12
mitral regurgitation	12
mm-hmm	-13
mm-hmm okay	5
mobility	6
moderate mitral	11
modifications	8
mom	-27
mom and	-21
mom can	-12
mom died	-16
mom has	-28
mom is	-14
mom or	17
mom's	-14
mom's side	-6
monday	-9
monitor	6
monitor your	6
monitoring	19
month	-8
month ago	-19
month now	-18
month or	-17
months	-15
months and	12
months at	-19
months back	-6
months i	-16
months now	-32
months since	16
more	8
more about	11
more and	8
more illicit	19
more of	-19
more on	8
more pain	-18
more question	11
more questions	22
more so	16
more tests	22
more than	-7
more tired	-11
morning but	-18
morning doctor	-61
morning i	-26
morning it	-12
morning ma'am	35
morning sir	33
morning young	20
mornings	-24
morphine	6
most	-8
most part	-26
most recent	20
mostly	-32
mostly in	-7
mostly on	-7
mother	-15
motion is	22
motion of	21
motor	18
mouth sores	17
move around	-12
move on	14
move your	26
moved here	6
movement	11
movements	25
movements or	13
moving	-8
moving around	6
mr	32
mri	-6
mri of	22
ms	28
much	-11
much as	17
much but	-13
much did	18
much do	26
much for	-7
much i	-20
much of	-21
much the	-17
much you	7
mucus	13
multiple	34
multiple sclerosis	5
murmur	-13
murmur which	21
muscle aches	14
muscle weakness	21
muscles	-19
muscles around	-20
muscular	29
must	16
must be	20
my	-124
my activities	6
my age	8
my allergies	-28
my ankle	-26
my ankles	-25
my anxiety	-19
my appendix	-27
my arm	-26
my arms	-31
my assessment	-7
my assistant	25
my aunt	-19
my back	-28
my balance	-12
my belly	-25
my birthday	-13
my bladder	-22
my blood	-28
my body	-15
my boyfriend	-14
my breath	-17
my brother	-13
my butt	-20
my cancer	-18
my car	-25
my chart	5
my cholesterol	6
my cousin	-18
my dad	-18
my dad's	-20
my daughter	-35
my depression	-18
my diet	-20
my doctor	-14
my dog	-26
my ears	-22
my exam	21
my eyes	-17
my face	-12
my family	-52
my father	-36
my finger	-11
my first	-30
my foot	-35
my friend	27
my friends	8
my gallbladder	-15
my general	23
my hand	-16
my head	-5
my headaches	-19
my heart	-29
my high	-19
my house	-14
my husband	-36
my impression	7
my inhaler	7
my job	-17
my kids	-15
my knee	-39
my knees	-28
my knowledge	13
my last	-30
my left	-49
my leg	-35
my legs	-37
my life	-10
my lower	-22
my mom	-49
my mom's	-15
my mood	6
my mother	-27
my mouth	-27
my my	-9
my neck	-15
my nose	-18
my notes	-17
my numbers	-21
my nurse	32
my other	-24
my own	-25
my pain	-23
my parents	-34
my patients	16
my period	-25
my phone	-20
my physical	16
my plan	19
my primary	-24
my right	-65
my second	-22
my seventy	-18
my shoulder	-24
my side	-22
my son	-33
my stomach	-11
my strength	-16
my sugar	-21
my symptoms	7
my toes	-10
my tonsils	-11
my tummy	-14
my upper	-30
my urine	-24
my vision	-24
my whole	-26
my wife	-21
my wonderful	-20
my wrist	-15
myself	-29
myself in	-23
n't	12
n't appreciate	6
n't be	21
n't been	7
n't do	13
n't even	14
n't get	12
n't go	7
n't have	-11
n't hear	-17
n't help	18
n't hurt	5
n't i	-20
n't like	14
n't need	19
n't really	11
n't say	5
n't see	-9
n't wan	-7
n't want	-5
n't we	6
n't you	12
na	5
na be	14
na continue	9
na do	-12
na get	31
na give	14
na go	8
na have	12
na help	22
na just	12
na keep	5
na let	18
na listen	23
na look	-10
na order	10
na prescribe	7
na recommend	16
na say	22
na see	-11
na send	15
na start	14
na take	-18
na tell	22
nah	-35
name	-34
name of	-26
names	-14
nasal	-20
nasal congestion	-9
nasal problems	-21
nausea	14
nausea and	-18
nausea or	24
nausea vomiting	30
nauseous	-17
near	-24
necessarily	15
neck	17
neck and	7
neck exam	9
neck i	-11
neck is	19
neck or	28
need	23
need a	-13
need any	15
need anything	19
need for	29
need help	-14
need it	12
need some	8
need to	28
needed for	28
needle	7
needles	-10
needs	-6
negative	40
neither	-21
nerve	29
nerve roots	9
nerves	10
nervous	-27
neurological	30
neurological disorders	11
neurological exam	20
neurologist	-20
neurontin	10
neuropathy	13
neurovascular	-14
neurovascular exam	-14
never	-57
never been	-21
never did	-25
never felt	-20
never have	-25
never really	-8
never smoked	-12
never used	-16
new	7
new medications	11
new patient	20
newly	12
newly diagnosed	11
news	8
news is	15
next	15
next couple	18
next day	-17
next month	16
next patient	23
next time	25
next week	27
nice and	-14
nice regular	7
nice to	-11
night	-20
night i	-30
night sweats	-5
night to	18
nights	-24
nine	-19
nine years	8
nineteen	-23
nineteen eighty	-25
nineteen ninety	-22
nineteen seventy	-7
ninety eight	-5
ninety five	-17
ninety four	-19
ninety nine	-14
ninety seven	25
ninety six	16
ninety three	-26
ninety two	-21
no	-70
no absolutely	-14
no allergies	-25
no and	-22
no blood	11
no bony	-5
no but	-36
no doctor	-22
no drugs	13
no everything	-38
no evidence	27
no he	-27
no i	-27
no i'm	6
no i've	-30
no idea	-18
no issues	19
no it	-8
no it's	-24
no medical	-27
no more	-12
no my	-24
no never	7
no no	-41
no none	-47
no not	-58
no nothing	-16
no numbness	9
no okay	11
no one	-26
no only	-21
no other	8
no pain	17
no problem	15
no problems	-33
no rebound	8
no she	-27
no sign	21
no signs	20
no sir	-38
no so	22
no swelling	-7
no tenderness	-12
no thankfully	-30
no that	-19
no that's	-22
no there's	-26
no this	8
no to	-27
no uh	-23
no well	-23
no wheezing	22
nobody	-20
node	7
nodes	35
nodosum	34
nodule	19
none	-38
none that	-26
none whatsoever	-24
nope	-108
nope i	-26
nope no	-24
nope none	-21
nope nothing	-24
normal	15
normal for	-10
normal no	18
normal so	-9
normal the	10
normally	-16
not	-42
not a	-9
not able	-19
not always	-6
not anymore	-10
not at	-28
not been	-15
not but	-13
not do	-15
not doing	-8
not even	-17
not feel	15
not feeling	8
not going	-21
not gon	21
not have	-6
not i	-26
not in	-24
not like	-8
not much	-30
not my	-24
not on	7
not really	-39
not right	-26
not smoke	-8
not so	-23
not sure	-10
not taking	11
not that	-18
not the	-6
not to	9
not too	-24
not want	-10
not working	-30
not worry	15
not yet	-23
note	49
note of	23
note that	18
noted	16
notes	11
notes here	-19
notes that	24
nothing	-38
nothing else	-26
nothing is	18
nothing like	-31
nothing major	-14
nothing of	-34
nothing out	-19
nothing to	7
notice any	12
notice it	16
notice that	-17
notice the	22
noticed	-22
noticed any	27
noticed anything	7
noticed it	-24
noticed some	-13
noticed that	-41
noticing	10
now	-21
now and	-16
now are	13
now do	17
now for	-6
now i	-24
now if	19
now it	-19
now it's	-24
now let's	27
now on	11
now so	-11
now tell	22
now that	-23
now the	-16
now we	-22
now when	11
now you	37
now your	13
numb	-32
number	24
numbers	-15
numbing	-14
numbness	7
numbness and	-16
numbness in	-10
numbness or	23
nurse	50
nurse come	17
nurse did	-6
nurse told	34
nurse will	16
nurses	11
nursing	-18
nursing home	-9
o	11
o b	-12
o eight	20
o p	-21
o r	10
obstruction	16
occasionally	-14
occur	-22
october	-36
odd	-14
of 0	16
of a	16
of antibiotics	20
of any	7
of anything	-18
of arthritis	31
of asthma	9
of bed	-5
of birth	15
of bleeding	22
of bowel	11
of breast	15
of breath	11
of c	14
of cancer	34
of cigarettes	-22
of consciousness	23
of course	-17
of daily	15
of days	15
of depression	16
of diabetes	-15
of drugs	15
of eating	-14
of erythema	22
of fluid	19
of heart	-7
of her	7
of high	-8
of his	-16
of infection	-38
of information	-8
of injury	21
of it	20
of late	-22
of like	-7
of lung	-11
of me	-21
of medical	5
of months	-18
of motion	-10
of my	-36
of nineteen	-26
of ninety	-21
of o	11
of one	12
of pain	-22
of pneumonia	20
of pressure	16
of problems	-11
of right	17
of seizures	-15
of severe	-21
of sleep	7
of smoking	19
of some	8
of surgery	-10
of swelling	-9
of symptoms	9
of ten	-38
of that	-14
of the	-7
of their	11
of them	-21
of these	-10
of thing	13
of things	-22
of this	6
of those	6
of time	-6
of treatments	25
of two	-16
of us	16
of weeks	17
of what	-7
of you	17
of your	23
off	-7
off i	-22
off it	10
off of	-13
off that	14
off the	-10
office	23
office today	-5
often	6
often are	26
often do	31
oh and	19
oh it's	-40
oh my	11
oh okay	13
oh really	23
oh that's	-21
oh what	31
oh yeah	-37
oh you	-11
oil	-11
ok	27
okay	31
okay all	39
okay alright	24
okay and	13
okay any	13
okay are	20
okay but	24
okay bye	14
okay can	-6
okay did	28
okay do	-12
okay don't	25
okay good	15
okay great	21
okay have	15
okay hey	18
okay i	-9
okay i'll	-38
okay i'm	13
okay if	-7
okay is	13
okay it	18
okay just	17
okay let	46
okay no	9
okay now	19
okay okay	23
okay so	22
okay sounds	-26
okay thank	-27
okay that	-12
okay the	-5
okay then	-15
okay this	29
okay uh	12
okay um	16
okay we	31
okay well	34
okay what	-12
okay yeah	-14
okay yes	-25
okay you	-12
okay you're	-6
okay your	12
okey	-10
old age	-24
old are	75
old correct	25
old he	-18
old is	19
old male	-6
old my	-14
old now	-21
old was	33
older	-18
omeprazole	18
on	15
on 0	18
on a	-9
on all	23
on an	14
on antibiotics	-10
on any	6
on average	15
on both	16
on for	-7
on his	-11
on how	17
on i	15
on it	14
on january	6
on july	18
on me	-28
on monday	12
on my	-41
on october	-25
on physical	22
on saturday	-13
on some	-5
on this	36
on those	16
on to	7
on with	12
on you	39
on your	15
once	-15
once and	-24
once i	-20
once in	-22
once we	6
once you	6
one	7
one and	-15
one day	-18
one has	5
one hundred	-16
one i	-30
one in	-9
one month	-14
one on	-22
one pack	-24
one percent	48
one plus	21
one point	14
one side	-12
one so	6
one time	21
one to	19
one today	-9
one was	-15
one week	-15
ones	-7
online	-19
only	-28
only a	-26
only had	-13
only on	-12
only one	10
only thing	12
only when	-18
onset	22
onto	-18
onto my	-13
open	22
open up	26
operation	9
opinion	-28
options	26
or	38
or a	-16
or abortions	-6
or alcohol	6
or any	31
or anything	18
or are	-9
or back	16
or bladder	22
or blood	30
or burning	19
or change	20
or chest	20
or chills	18
or cold	10
or concerns	24
or dad's	17
or diabetes	6
or did	17
or difficulty	28
or discomfort	18
or do	6
or does	11
or doing	-9
or drink	11
or even	-20
or five	-20
or flu	6
or four	-22
or guarding	10
or have	15
or heart	20
or high	32
or i	7
or i'm	16
or if	-10
or left	32
or less	-8
or like	-11
or loss	24
or nausea	18
or night	23
or numbness	29
or or	16
or other	21
or pain	6
or problems	11
or recreational	21
or right	22
or seven	-17
or smoke	7
or so	-38
or something	-11
or stroke	17
or swelling	14
or the	16
or three	-21
or tingling	23
or two	-15
or use	19
or vomiting	31
or was	13
or what	-8
or with	10
or worse	19
or you	-17
or your	13
or-	23
order	45
order a	18
order another	17
order some	19
order the	11
order to	31
ordered	23
ordering	-13
ordinary	-24
osteoarthritis	20
other	16
other children	15
other complaints	27
other conditions	32
other doctor	-6
other doctors	-13
other family	34
other health	31
other injuries	12
other issue	14
other issues	-5
other kids	-13
other major	21
other medical	-19
other medications	18
other problems	7
other questions	21
other risks	23
other surgeries	6
other symptoms	37
other than	6
other then	-18
other thing	-21
other times	-9
other treatments	18
otherwise	35
otherwise i	-11
ounces	-12
our	11
our family	-10
out a	-10
out and	29
out at	9
out but	-16
out for	10
out from	-18
out i	-20
out in	-17
out of	-17
out so	-13
out some	-6
out there	25
out to	23
out you	-7
outer	-11
outpatient	21
outside	-5
ovaries	-15
over	18
over 0	12
over a	18
over eighty	5
over here	11
over it	18
over my	-6
over seventy	12
over time	15
over your	24
own and	-8
p	5
p c	5
p d	-16
p t	-8
pacemaker	19
pack	-42
pack a	-23
pack of	-15
packs a	17
packs of	-18
packs per	-15
pain	10
pain and	-7
pain any	20
pain anywhere	25
pain but	6
pain come	31
pain for	-8
pain go	-7
pain has	-13
pain here	8
pain how	17
pain imaginable	11
pain in	-19
pain is	-22
pain it	-15
pain level	16
pain like	19
pain medication	-10
pain medications	-16
pain now	-5
pain of	9
pain on	15
pain or	40
pain radiate	-6
pain right	-7
pain shortness	21
pain since	27
pain so	-6
pain started	-27
pain the	9
pain today	19
pain when	6
pain while	25
pain with	28
pain worse	21
pain you	-17
pain your	10
painful	10
pains	16
palpable	13
palpation	31
palpation of	21
palpitations	9
pandemic	-24
panel	9
panic	-14
pap	6
paperwork	8
paperwork and	-9
paragraph	22
paraspinal	7
parents are	-14
parkinson's	10
part of	20
partial	16
partner	7
partners	-7
parts	17
parts of	24
passed	-35
passed away	-35
passing	12
past and	-22
past but	-8
past couple	-8
past few	-15
past medical	9
past or	23
past three	-18
past two	11
past year	-21
patch	-9
patches	17
patellar	8
pathology	18
patient	15
patient has	17
patient is	-12
patient was	-11
patient's	5
pattern	19
pay	-21
pcp	-12
pedis pulse	14
peeing	-9
pelvic	22
pelvis	13
people	20
people to	18
per day	22
percent	38
percent so	18
percent we	23
perfect	-14
perform	29
periods	15
peripheral	16
peritoneal	12
persistent	-6
pharmacy	5
phlegm	16
phone	12
physical exam	7
physical therapy	-14
physician	7
picking	-6
piece	-12
piece of	-12
pieces	16
pieces of	18
pill and	17
pills	-20
pins and	-7
pitting	13
pitting edema	13
pizza	-10
place	-26
place to	-12
placed	12
placement	15
plan for	-6
plan so	13
planned	-8
plant	8
plateau	22
plates	9
plates and	9
played	-17
player	18
playing sports	-15
playing tennis	-11
please	21
please confirm	20
please how	22
please tell	23
plus pitting	6
pneumonia	8
point	-20
point five	-17
point four	-7
point six	11
point three	22
pollen	11
polyps	15
poop	6
pop	-15
pop and	-20
position	-9
positive	15
positive for	30
possibility	15
post	16
posterior	17
pounds	-31
pounds in	-14
pounds since	-9
prednisone	29
pregnancies	23
pregnant	-17
prescribe	14
prescribe some	13
prescribe you	17
prescribed	18
prescription	15
prescription for	22
prescriptions	8
presents	22
presents today	15
press	20
press here	24
press on	14
pressure but	-14
pressure i	-10
pressure is	19
pressure or	21
pressure to	7
pressure was	13
pretty	-18
pretty bad	6
pretty good	-14
pretty healthy	-27
pretty much	21
pretty significant	14
pretty well	-15
prevent	-7
previous	25
primary	-13
primary care	-11
print	15
prior	10
prior to	12
private	-11
probably	-11
probably about	-21
probably have	14
problem	9
problem and	-15
problem at	-21
problem i	12
problem in	-7
problem is	-9
problem today	54
problem with	25
problem your	29
problems	6
problems and	7
problems i	14
problems that	9
problems there	-19
problems with	25
procedure	5
procedure done	-15
process	21
products	-10
profile	26
progesterone	29
progressed	9
progressing	13
proper	8
properly	-9
prophylactic	29
prophylactic antibiotics	29
prostate	-12
protonix	14
protonix 0	14
proud	12
provide	-16
prozac	6
psoriasis	-15
psychiatric	21
puffs	-14
pulled	10
pulmonary	5
pulse	-7
pulses	21
pumping	7
pumping function	7
push	-9
push on	-6
put	23
put a	16
put in	30
put it	-15
put me	-30
put the	29
put you	13
putting	-7
quality	11
quality of	11
question	23
question do	19
questions	38
questions about	-8
questions before	17
questions for	35
questions or	24
quick	26
quick exam	19
quickly	15
quit in	-22
quit smoking	12
quite	8
quite good	-9
quite high	19
quitting	29
r	11
r d	-9
r i	5
race	20
radial	8
radiation	-10
raised	-13
rales	-14
ran	-28
range of	-6
rapid	11
rare	13
rarely	-14
rash	10
rate	15
rate and	-12
rate is	8
rate it	17
rate your	15
rather	20
rays	9
reach	20
reached	10
reaction	-5
reactions	-7
read	-8
reading	-20
readings	18
ready	-12
ready for	-6
ready to	23
real	-15
real quick	19
really	-21
really bad	-29
really but	-16
really do	7
really feel	-19
really gon	-8
really good	-15
really great	13
really hard	-9
really have	-18
really help	17
really high	7
really is	-8
really just	-35
really know	7
really like	14
really no	-12
really wan	-6
really want	-17
really well	-11
really worried	-20
reason	12
reason for	24
reasons	20
rebound	5
rebound or	9
recall	9
receive	25
received	9
recent	10
recently	-9
recently diagnosed	-18
recheck	12
recommend	10
recommended	-11
recommending	-14
reconstruction	8
record	21
records	31
recovery	-8
recreational	27
recreational drugs	23
rectal	10
recurrent	-13
red blood	-10
redness	23
reduce	13
reduced	13
reduction	10
refer	-8
referral	22
referred by	21
referred me	-21
referred you	20
refill	-6
refill is	-14
reflux	12
reflux and	-19
regarding	9
regarding your	20
regimen	16
region	-6
regular	-29
regular rate	-11
regurgitation	12
rehab	-8
related	-5
related problems	22
related to	-15
relatively	-20
relatives	-15
release	26
relief	-6
relieve	16
relieve pain	11
remember	-8
remember correctly	-25
remember how	-11
remember that	17
remember the	-8
remember what	23
remember when	13
remember who	-7
remember you	28
remembering	-11
remind	-8
remind me	-9
removal	25
remove	7
remove the	18
removed	8
removed and	-24
removed from	-20
renal	19
repair	23
repeat	31
repeat that	23
repetitive	20
replacement	11
replacements	23
report	23
report and	13
report from	-7
report of	23
report right	-14
reported	14
reports	36
require	27
resolved	25
respiratory	-8
respiratory rate	-6
respond	18
respond to	23
responded	10
rest of	11
resting	-26
result	21
result of	18
results	11
results back	28
results from	8
results hey	7
results of	-6
results okay	16
results with	-8
retaining	-8
retired	-30
retired i	-22
retirement	20
return	19
review	5
review of	15
reviewed	-5
reviewed the	24
reviewed your	-15
reviewing	17
reviewing the	11
rheumatoid	16
rheumatoid arthritis	11
rhinitis	7
rid	-8
rid of	-8
ride	16
riding	-11
right after	-23
right and	39
right away	15
right before	-23
right breast	10
right but	-18
right foot	23
right hand	-10
right handed	-25
right here	-6
right hey	8
right hip	20
right i	6
right knee	-11
right leg	-6
right let's	21
right lower	-6
right middle	6
right now	-8
right okay	5
right shoulder	5
right side	14
right so	31
right there	-15
right thigh	-9
right um	29
right upper	9
right well	59
right where	-6
ring	9
ringing	5
risk	-5
risk of	-6
risks	-26
risks include	22
risks of	-42
road	14
room	10
room and	-15
roots	9
rotator	22
rotator cuff	22
routine	16
rub	15
rule	22
rule out	23
run	6
run some	25
running	-18
running a	-8
running in	24
running up	-15
runny nose	14
runs	-13
runs in	-11
russell	15
s	20
s t	16
s-	8
sad	-13
safe	-13
said	-27
said i	-11
said it	-23
said it's	-13
said she	-25
said that	-15
said the	11
said they	-15
said you	7
salt	-8
salt and	-15
salt intake	15
salty	6
same	-12
same as	-13
same thing	16
sample	25
sanchez	14
sat	-16
saturday	-27
saw	16
saw a	-12
saw doctor	-5
saw her	9
saw that	30
saw you	21
say	-34
say about	-15
say i	-19
say it	-21
say it's	-47
say its	-26
say that	22
say you	26
saying	-14
says	42
says here	24
says that	30
says you	15
scale	33
scale of	20
scalp	11
scan	-5
scan and	-23
scan of	-13
scar	29
scar tissue	26
scared	-27
scars	18
scary	7
schedule	11
scheduled	7
school	-16
school and	-8
sclerosis	8
screen	21
screening	-16
screw	16
screws	9
season	10
seasonal	-29
seasonal allergies	-29
second	-12
second opinion	-20
second problem	26
second surgery	14
secondary	14
seconds	-22
secretary	-19
sections	14
see	57
see and	21
see any	42
see do	28
see doctor	-7
see have	17
see here	18
see how	-13
see i	13
see if	-7
see in	10
see is	21
see it	24
see me	17
see my	-16
see on	-7
see she	19
see so	-8
see some	17
see thank	8
see that	39
see the	26
see this	12
see what	36
see what's	20
see when	25
see where	-10
see you	-21
see you're	24
seeing doctor	8
seem	-12
seem to	-7
seemed	-29
seemed to	-14
seen	22
seen a	11
seen another	25
seen any	21
seen in	-17
seen you	28
seizure	-5
self	-6
send	38
send you	20
sensation	16
sensation and	17
sense	-8
sensitive	-12
sent	-6
sent to	-14
sent you	29
separation	-5
september	-31
september of	-15
serious	18
set	20
set you	24
setting	24
seven	-21
seven and	-21
seven days	7
seven years	-6
seventh	10
seventies	7
seventy	-20
seventy four	-27
seventy nine	-8
seventy seven	-5
seventy six	-6
seventy two	-18
several	-31
several months	-25
several weeks	-14
several years	-8
severe	-10
sexually	22
sexually active	19
shaft	10
shake	5
shape	10
sharp	6
sharp pain	-9
she	-16
she been	6
she did	-24
she died	-16
she does	-10
she gave	-16
she got	-16
she had	12
she has	8
she have	-21
she is	-37
she just	-25
she may	7
she said	-11
she used	-29
she was	-10
she will	8
she's	-14
she's a	21
she's been	-23
she's had	-30
sheet	20
sheet when	17
sheets	7
shift	-10
shingles	18
shoot	-5
short	21
short of	10
should	30
should be	29
should do	8
should have	13
should help	26
should i	-26
should know	46
should take	11
shoulder	-21
shoulder and	-17
shoulder pain	-16
shoulders	22
show	36
show a	20
show me	6
show that	34
showed	24
showed that	9
showing	20
shows	38
shows no	10
shows that	21
shunt	13
siblings	-22
sick	22
sick in	18
side	6
side i	-24
side of	-19
side so	-6
sides	10
sign	39
sign of	24
significant	14
significant for	15
significantly	15
signs	33
signs look	12
signs of	24
signs so	11
similar	11
since	-17
since i	-35
since last	-18
since she	-15
since that	-6
since then	18
since this	6
since you	37
since you're	17
since you've	12
since your	23
single	-15
sinus	-12
sinusitis	6
sir	39
sir and	15
sir how	42
sir i	15
sir i'm	-18
sister	-15
sister has	-14
sister she	-17
sisters	-19
sit on	-6
site	17
sitting	-8
sitting in	-8
situation	21
situations	9
six	-14
six hours	18
six i	-13
six months	6
six or	-23
six out	-18
six to	-17
six years	-35
sixteen	-18
sixties	17
sixty	-21
sixty eight	-15
sixty five	8
sixty one	-11
sixty seven	16
sixty two	-24
size	13
ski	-6
skiing	9
skin	17
skin cancer	-7
skin lesions	20
sleep and	7
sleep apnea	21
sleep at	5
sleep in	-6
sleep study	-11
sleeping	-17
sleeping well	17
slight	-8
slightly	-12
slipped	-13
slipped on	-18
slow	-8
slower	-15
slowly	8
small	10
small amount	5
smith	23
smoke	30
smoke a	-20
smoke about	-7
smoke but	-17
smoke cigarettes	-6
smoke i	7
smoke or	22
smoke per	21
smoke sir	10
smoke weed	-10
smoked	-24
smoked in	11
smoker	23
smoking	27
smoking and	17
smoking for	-28
smoking is	-15
smoking or	25
snore	12
snoring	-16
so	32
so after	14
so all	13
so and	31
so as	16
so bad	-33
so can	-8
so did	22
so do	-18
so far	-28
so first	-15
so good	-27
so has	20
so have	9
so he	24
so here	7
so here's	14
so hopefully	-14
so how	12
so i	6
so i'll	18
so i'm	-8
so i've	-5
so if	-5
so in	-21
so is	18
so it	24
so it's	31
so just	5
so lem	6
so let	16
so let's	12
so long	-25
so looking	9
so many	-21
so maybe	-9
so much	-42
so my	-24
so no	22
so not	14
so often	-5
so severe	13
so so	16
so sorry	68
so tell	48
so that	-11
so that's	6
so the	-9
so then	10
so there	-13
so there's	18
so this	24
so those	16
so too	-23
so um	16
so we	24
so we're	-23
so what	-18
so where	23
so with	-22
so yeah	27
so you	12
so you're	8
so you've	20
so your	-5
social	15
social history	26
socially	-23
soft	-20
soft tissue	17
solid	9
solution	8
some	10
some antibiotics	14
some background	24
some blood	9
some days	-21
some decreased	-10
some heart	8
some ibuprofen	-34
some ice	-17
some information	21
some kind	10
some mild	25
some more	16
some nasal	-18
some numbness	-13
some of	8
some people	-5
some sort	-8
some swelling	12
some tenderness	8
some tests	25
some things	17
some time	8
some trouble	-19
some weight	-16
somebody	21
something	-13
something about	5
something called	11
something else	16
something for	-7
something in	-12
something is	-22
something like	6
something that	21
something to	13
something we	-7
something with	-19
sometime	17
sometimes	-31
sometimes i	-42
sometimes it	-20
somewhere	10
son	-21
sons	-22
soon and	18
soon as	8
sooner	-9
sore	6
sore throat	12
sores	12
sorry	72
sorry that	31
sorry to	54
sort	-7
sort of	-8
sound	10
sound familiar	22
sound good	15
sound like	24
sound okay	14
sounds	-22
sounds about	-29
sounds good	-34
sounds great	-25
sounds like	21
sounds right	-33
speak	7
speaking	-18
special	-24
specialist	-7
specific	26
speech	19
spells	-26
spend	7
spinal	11
spinal stenosis	15
splint	8
spoke	24
sports	12
sports with	-24
spots	-6
sprain	17
spring	8
sputum	15
stabbing	10
stabilize	12
stable	17
stairs	-15
stand	-7
stand up	-11
standing	-8
standpoint	8
start	10
start by	25
start noticing	9
start the	24
start walking	12
start with	-23
start you	10
started	-18
started happening	-12
started having	-22
started hurting	-18
started on	-10
started taking	-25
started the	10
started to	-22
started with	-23
started working	-13
started you	22
starting	-22
starting to	-26
starts	-19
starts with	-23
stated	20
status	28
stay away	-12
stay in	6
stay off	19
stay with	-8
stayed	-33
stenosis	27
stent	-18
steps	11
steroid	-16
stiffness	-10
still a	-28
still experiencing	14
still feel	-23
still have	16
still in	-14
still on	20
still taking	16
still with	5
still working	22
stomach	-21
stomach and	-14
stomach is	-14
stomach pain	6
stone	9
stones	16
stool	14
stools	20
stop	9
stop smoking	9
stop the	5
stopped	-6
stopped taking	-23
straight	-12
straight leg	12
strain	16
strain your	9
stream	-6
street	15
strength	17
strength is	17
strengthen	-5
stress test	16
stressful	11
stroke or	11
strokes	-13
strong dorsalis	14
struggle	-11
struggling	-16
struggling with	-18
stuck	-11
studies	16
study	-5
stuff	-20
stuff but	13
stuff like	-9
stuffy	-34
stuffy nose	-26
stung	7
substances	37
successful	-14
such as	26
sudden	19
suddenly	-15
suffer	-12
suffer from	-12
suffered	10
suffering	-22
suffers	-8
suffers from	-8
sugar	-17
sugars are	12
suggested	10
suicidal	28
sulfa	-12
sulfa drugs	-13
summer	-11
super	-11
supplement	24
support	17
supposed	-14
supposed to	-14
sure	-23
sure everything	-9
sure i	-8
sure i'm	-21
sure if	8
sure my	-17
sure to	19
sure we	-5
sure you	8
surgeries	14
surgeries have	23
surgeries in	39
surgeries that	24
surgery	-8
surgery and	17
surgery for	7
surgery is	7
surgery ma'am	17
surgery on	29
surgery to	-17
surgical	33
surgical history	15
surgical procedures	23
surprise	-20
surprised	21
surprising	-13
surprisingly	-28
suspect	29
suspecting	18
suspicious	15
swallowing	24
sweat	-13
sweating	19
swelling	29
swelling and	9
swelling in	8
swelling or	26
swelling there	8
swells	-12
swollen	12
symmetrical	17
symptom	20
symptoms	29
symptoms and	18
symptoms any	13
symptoms have	16
symptoms i	19
symptoms in	14
symptoms like	5
symptoms such	29
symptoms that	27
symptoms you	14
syndrome	-36
system	13
systems	15
systolic	8
systolic ejection	8
t	15
t d	11
t i	8
t scan	-5
ta	21
table	-8
tablets	18
take a	6
take any	15
take anything	8
take care	45
take for	-11
take my	-22
take one	-7
take some	-12
take that	6
take the	-11
take them	9
take tylenol	-14
take you	25
taken	-9
taken any	26
taken anything	-6
taken for	15
taken in	25
taken out	-26
taking a	-28
taking any	10
taking anything	31
taking care	7
taking her	-20
taking ibuprofen	-10
taking it	7
taking my	-12
taking that	-6
taking the	7
taking them	-6
taking your	24
talk a	-8
talk to	12
talking	11
talking about	13
talking to	-11
taste	-19
tear	15
tech	-23
teeth	-20
tell	26
tell dax	37
tell me	32
tell you	-20
tells	24
tells me	24
template	28
temporary	-23
ten	-32
ten being	25
ten days	-19
ten how	21
ten m	-27
ten with	10
ten years	-26
tend	14
tend to	14
tender	8
tenderness	-14
tenderness on	20
tenderness to	23
tendon	26
tendons	17
tennis	-23
terms	-16
terms of	-14
terrible	-8
test	-18
tested	29
testicle	10
testicular	23
testing	20
testosterone	5
tests	22
tests and	15
tetanus	-13
than	5
than 0	17
than a	13
than before	-20
than my	-20
than one	46
than that	10
than the	-10
than three	-15
than usual	-9
thank	-42
thank goodness	-13
thank you	-36
thankful	-22
thankfully	-31
thankfully i	-20
thankfully no	-23
thanks	-7
thanks for	10
that	9
that all	-21
that and	10
that ankle	18
that are	6
that area	20
that as	21
that at	-14
that bad	-23
that be	-9
that because	15
that been	26
that but	20
that can	21
that correct	52
that could	9
that day	-14
that did	16
that do	30
that doctor	-18
that does	9
that either	-23
that everything	-5
that finger	31
that foot	22
that for	-13
that has	14
that have	28
that help	5
that helping	18
that helps	12
that his	-6
that how	14
that hurt	14
that i	-23
that i'm	-12
that in	14
that is	13
that it	8
that it's	26
that kidney	11
that kind	-5
that knee	10
that left	-6
that looks	-13
that makes	-5
that may	19
that mean	-45
that means	-15
that medication	-5
that much	6
that must	33
that my	-12
that no	18
that now	-12
that okay	-18
that once	-9
that one	13
that or	19
that procedure	6
that right	-10
that run	23
that seems	-11
that she	17
that should	6
that so	-12
that sort	7
that sounds	-25
that starts	-14
that stone	19
that stuff	-15
that surgery	11
that that	20
that that's	-16
that there	-8
that they	30
that this	28
that to	16
that today	15
that too	-19
that uh	8
that um	12
that was	5
that we	24
that we're	6
that what	14
that when	-5
that will	18
that with	24
that would	-12
that you	20
that you're	13
that you've	48
that your	6
that'll	11
that's a	-6
that's about	-19
that's all	6
that's been	20
that's correct	-71
that's fine	-26
that's gon	18
that's good	10
that's great	19
that's hard	19
that's it	-49
that's not	5
that's okay	-10
that's pretty	10
that's probably	10
that's right	-68
that's something	-13
that's that	24
that's that's	9
that's the	-9
that's understandable	21
that's very	16
that's what	16
that's when	11
that's why	13
that's wonderful	39
thc	10
the a	-25
the abdomen	10
the antibiotics	-14
the area	37
the arm	-17
the baby	26
the back	-7
the ball	-25
the base	-6
the best	-9
the biopsy	14
the birth	-8
the blood	-15
the body	21
the bones	9
the c	22
the car	6
the cause	22
the cervical	22
the chart	11
the chest	9
the city	-24
the clinic	33
the color	21
the computer	19
the constipation	-21
the couch	-11
the cough	-12
the coumadin	13
the counter	-19
the date	19
the day	-10
the diagnosis	-10
the doctor	-20
the doctors	-23
the dosage	-16
the e	-24
the echocardiogram	7
the emergency	30
the end	-11
the epidural	18
the er	9
the evening	-19
the family	-9
the fever	17
the finger	13
the following	15
the fracture	33
the future	-15
the game	-6
the good	11
the groin	-11
the ground	-7
the gym	-10
the hand	6
the headache	24
the healing	7
the heart	19
the hemoglobin	8
the high	18
the higher	26
the hips	12
the history	12
the home	19
the hospital	-14
the house	-8
the i	18
the ibuprofen	10
the in	-10
the information	20
the injection	-6
the injury	6
the inside	-7
the intensity	17
the issue	17
the joint	-9
the kidney	20
the knee	10
the lab	-6
the last	-22
the left	9
the leg	19
the lexapro	10
the lisinopril	18
the little	19
the low	-10
the lower	14
the m	12
the meantime	22
the medial	14
the medication	-7
the medications	22
the metformin	21
the middle	-27
the moment	-21
the morning	-6
the mornings	-23
the mouth	16
the muscles	5
the name	-27
the names	-15
the neck	6
the nerve	9
the norvasc	9
the note	30
the notes	24
the nurse	27
the nursing	8
the office	14
the one	-8
the only	17
the operation	11
the order	23
the ordinary	-24
the other	-5
the outside	15
the paperwork	-7
the patient	12
the physical	14
the problem	19
the procedure	-21
the progesterone	29
the rash	20
the rashes	10
the reason	19
the records	20
the rest	-6
the result	23
the right	12
the risk	-24
the risks	-33
the salt	13
the same	-15
the second	7
the sensation	10
the shot	20
the side	-6
the sores	15
the spot	-10
the spring	8
the stone	9
the stress	-7
the stroke	8
the stuff	-23
the surgeries	20
the surgery	-55
the swelling	-8
the symptoms	13
the test	-20
the the	8
the thing	14
the time	-24
the tip	19
the top	-11
the twenty	-19
the two	13
the u	-25
the upper	-7
the vital	6
the vomit	14
the water	-14
the way	17
the week	-23
the weekend	5
the weight	-12
the work	19
the worst	10
the wound	-13
the x	-15
the yard	10
the years	10
their	12
their medical	-17
them	-21
them all	-16
them and	-7
them at	-8
them but	-7
them in	-21
them is	-27
them to	-23
them written	-18
then are	18
then have	28
then i	-39
then i'll	14
then i'm	15
then in	26
then it	-16
then it's	-22
then let's	13
then my	-19
then on	-23
then the	-21
then there	-6
then um	15
then we	-13
then we'll	23
then we're	-8
then what	-19
then your	-7
therapist	-8
therapy	-12
therapy and	21
therapy for	-24
there an	24
there any	12
there anything	-20
there are	-15
there been	24
there but	13
there for	-13
there how	11
there i	33
there in	11
there okay	11
there so	14
there were	18
there's	25
there's a	34
there's no	22
there's nothing	-22
these	18
these are	-8
these days	-13
these episodes	13
these headaches	26
these knees	-7
these questions	27
these surgeries	19
these symptoms	17
these things	14
they	-8
they all	-16
they both	-20
they can	13
they could	-6
they diagnosed	-19
they did	-13
they do	14
they found	-10
they gave	-8
they had	15
they have	10
they just	11
they look	9
they put	-21
they removed	12
they said	-32
they sent	-14
they started	-18
they they	7
they told	-31
they will	16
they'll	25
they'll be	25
they're	-6
they're all	-12
they're both	-31
they've	-18
thick	-22
thickness	10
thigh	-14
thing	13
thing in	-25
thing that	19
things and	-14
things have	-9
things i	-10
things that	-18
think	-9
think about	10
think he	-17
think i	-27
think i'm	-15
think it	-18
think it's	17
think my	-5
think of	-5
think she	5
think so	-10
think the	-22
think they	-6
think this	-11
think we	22
think you	36
think you'd	23
think you're	32
think your	22
thinking	15
third of	-15
third problem	11
third time	7
thirteen	-19
thirteenth	21
thirty	-15
thirty eight	-22
thirty five	-20
thirty four	15
thirty nine	-12
thirty seven	8
thirty two	7
thirty years	-30
this a	15
this afternoon	-14
this ankle	17
this area	8
this back	5
this been	33
this before	20
this bunion	-9
this cough	-13
this could	7
this foot	-16
this happen	30
this happened	11
this has	18
this help	22
this i'm	-7
this in	11
this is	18
this knee	29
this last	8
this leg	-13
this little	15
this m	15
this means	13
this month	-11
this morning	-31
this one	21
this pain	9
this past	-14
this point	-35
this possible	-32
this problem	22
this procedure	-10
this shoulder	-8
this shows	38
this sounds	22
this started	-7
this surgery	-23
this the	19
this this	9
this ulcer	6
this way	18
this week	6
this weird	-20
this will	-14
this year	18
this you	9
this your	27
those are	-6
those bones	13
those sound	13
those symptoms	-6
those things	15
those those	-19
though i	-21
thought	-29
thought i	-30
thought it	-35
thoughts	15
thousand five	-6
thousand seven	-29
three	-26
three and	19
three days	-34
three i	-14
three months	12
three or	-23
three seconds	-14
three weeks	-35
three years	-21
threw	-29
threw up	-27
throat	15
throbbing	-5
through a	-10
through that	11
through your	27
throughout	10
throughout the	17
throw	-15
throw up	-15
throwing	-14
throwing up	-11
thrown	-11
thumb	-21
thyroid	11
tibial	24
tight	20
tightness	10
tightness in	-5
time	8
time ago	-32
time and	-34
time but	10
time did	23
time for	15
time i	6
time i'm	15
time in	-25
time it	-25
time now	-17
time or	-16
time so	8
time that	20
time to	-5
time we	-25
time when	-13
times	-20
times a	-7
times but	-17
times i	-23
tingling	14
tingling in	-8
tip	19
tired	-24
tired and	-15
tiredness	-20
tissue	33
tissue and	12
to	8
to a	9
to about	-6
to add	13
to all	-17
to an	-12
to another	-18
to any	12
to anything	13
to ask	11
to assess	-10
to be	-6
to bring	-5
to call	15
to cancer	9
to catch	-5
to change	-6
to check	10
to close	-6
to college	-6
to confirm	41
to continue	18
to control	9
to cut	10
to deal	-8
to decrease	-10
to discuss	10
to do	-22
to doctor	-15
to double	6
to drive	6
to eat	-8
to eight	-6
to empty	-7
to examine	12
to explain	22
to find	-9
to follow	-7
to four	-18
to get	-14
to give	21
to go	-16
to guess	-24
to have	-19
to heal	-9
to hear	46
to heart	-14
to her	-9
to his	12
to just	-6
to keep	10
to kind	-20
to know	13
to light	-10
to like	-7
to live	-12
to look	24
to lose	-20
to maintain	16
to medications	14
to mention	-29
to monitor	13
to move	-22
to my	-27
to normal	-19
to not	22
to order	25
to our	-14
to palpation	28
to pay	-18
to playing	-20
to prescribe	10
to prevent	-8
to push	10
to put	17
to quit	26
to really	6
to refer	-8
to relieve	11
to remember	-15
to remove	-8
to repeat	19
to rule	19
to run	7
to school	-14
to see	-24
to send	20
to set	15
to seven	-8
to six	-13
to some	-6
to something	5
to spend	-5
to stand	10
to start	-9
to stay	21
to stop	-28
to take	-16
to talk	-11
to tell	6
to ten	-8
to that	14
to the	27
to throw	-15
to to	-12
to toe	23
to touch	19
to treat	38
to try	-17
to two	8
to uh	7
to urinate	15
to us	14
to use	-19
to what	-9
to you	13
tobacco	19
tobacco alcohol	16
tobacco products	31
today	28
today and	21
today because	9
today but	7
today for	7
today is	14
today ma'am	16
today sir	18
today so	-21
today to	17
today what	26
today with	20
toe	-13
toe and	-23
told	-24
told me	-32
tolerate	15
tolerated	-14
tomorrow	-24
tongue	12
tonsils	-15
too	-24
too and	-13
too i	-24
too much	11
too so	8
took	-6
took a	-26
took it	-23
took some	-15
tooth	-16
top	-15
top of	-16
topical	16
toprol	-12
torso	-22
totally	27
touch you	22
touch your	13
touching	12
tough	12
towards	-9
towards the	-19
trace	15
trails	22
traits	16
tramadol	-20
transplant	19
trauma	20
travel	-11
traveling	-18
traveling a	-16
treat	30
treat it	14
treat you	25
treat your	-8
treated	7
treated with	-15
treating	25
treatment	8
treatment for	-15
treatments	23
treatments and	10
treatments have	39
tree	-14
tried any	16
tried anything	17
tried to	-9
trigger	13
triglycerides	-11
trip	-11
trouble	-24
trouble with	-14
truck	-26
truck driver	-20
try	-5
try some	-10
trying	-28
trying to	-25
tube	8
tubes	-14
tummy	-15
tunnel	9
turned	6
turned out	15
turning	10
twelve	-13
twenty	-28
twenty five	-16
twenty four	-21
twenty nine	-11
twenty one	-24
twenty over	13
twenty seven	-12
twenty two	-6
twenty years	-25
twice	28
twice a	12
twice daily	17
twist	18
twisted	-28
twisted my	-20
twisting	13
two	-17
two and	-25
two diabetes	27
two hours	-21
two hundred	7
two months	-8
two of	-16
two or	-22
two over	6
two packs	-31
two puffs	-14
two sons	-18
two thousand	-7
two times	-25
two weeks	8
two years	-5
tylenol	-9
tylenol and	-25
tylenol for	-14
tylenol i	-21
type	21
type of	11
type two	18
typically	21
u	-18
u i	-22
u t	-14
uh	-9
uh a	-24
uh but	13
uh do	14
uh for	17
uh i	-13
uh i'm	-31
uh it	-14
uh let's	21
uh my	-10
uh no	-24
uh so	17
uh the	21
uh they	-6
uh uh	25
uh we	9
uh well	13
uh yeah	-31
uh yes	-30
uh you	10
uh your	14
uh-	28
uhm	-10
ulcer	11
ulcer on	9
ulnar	13
ultram	12
ultram 0	12
ultrasound	19
ultrasound of	17
um	-33
um a	-14
um an	20
um and	45
um any	27
um but	17
um for	-11
um he	-7
um hey	11
um how	28
um i	-18
um i'd	-32
um i've	-24
um if	14
um it	-39
um it's	-10
um let's	10
um my	-22
um no	-25
um not	-21
um so	45
um they	6
um uh	-6
um we	19
um yeah	-26
um yes	-23
um you	33
um your	13
unable	-11
uncontrolled	15
under	-10
under anesthesia	-6
under control	-20
understand	54
understand that	24
understandable	23
understanding	15
understood	14
underwent	24
underwent a	15
unfortunately	-14
unfortunately i	-17
unfortunately yes	-8
unless	-5
unremarkable	8
unstable	-25
until	-6
unusual	-8
up a	-27
up about	-14
up and	8
up at	-7
up but	-20
up falling	-5
up for	21
up from	8
up here	15
up i	-23
up in	16
up my	-18
up on	-8
up that	-18
up the	-12
up this	-6
up to	28
up today	11
up visit	-18
up with	19
up your	21
upon	16
upper	8
upper and	11
upper body	-13
upset	18
ureter	12
urge	11
urgency	-8
urinalysis	5
urinary	10
urinate	27
urinating	18
urination	5
urine	21
urine culture	15
us	31
us a	7
us start	23
us to	-21
use	13
use a	-9
use antibiotics	26
use any	22
use it	7
use my	18
use of	28
use prophylactic	29
use recreational	9
use the	-22
use tobacco	30
used any	8
used to	-12
using	-11
using it	-13
using my	-16
using the	15
usual	-26
usually	-20
uterus	-23
uterus removed	-22
v	19
v a	25
vaccine	20
valve	-12
varies	-24
vein	18
venous	22
venous distention	10
very	-23
very active	9
very dizzy	-22
very good	7
very healthy	13
very low	31
very much	-10
very rare	-18
very well	-13
vicodin	-13
vincent	18
vision	15
vision or	16
visit	26
visit today	11
visiting	-21
visits	22
vital	15
vital signs	15
vitals	-18
vitals and	-5
vitals look	12
vitamin d	9
voice	9
vomit	19
vomiting	9
vomiting or	14
wait	-12
waiting for	18
waking	-6
walk	7
walk and	-9
walk around	-19
walk on	28
walking and	-9
walking on	17
wall	-7
want me	-20
want that	11
want to	-5
want you	31
wanted	-20
wanted to	-13
was	-9
was 0	14
was a	-6
was able	-17
was about	-15
was all	-26
was also	-7
was an	11
was around	-6
was at	-10
was born	-11
was but	-15
was diagnosed	-7
was doing	-26
was done	6
was eighty	-14
was feeling	-12
was for	-15
was forty	-18
was found	26
was fourteen	-21
was going	-21
was good	10
was having	-29
was he	17
was high	11
was hospitalized	-9
was in	-27
was it	20
was just	-6
was like	-17
was my	-17
was n't	19
was negative	28
was no	-9
was normal	24
was not	-14
was okay	-22
was on	-10
was only	-22
was out	-11
was playing	-23
was pretty	-23
was quite	15
was really	16
was running	-21
was seen	15
was seventy	-16
was she	33
was sixty	-19
was so	-22
was some	-8
was something	7
was still	-24
was taking	-20
was that	31
was the	39
was there	36
was this	40
was three	-20
was two	-5
was um	-27
was very	-12
was visiting	-18
was working	-34
was your	46
wasn't	-23
watch	-11
watch your	18
watching your	18
way	16
way down	-14
way i	-20
way to	24
we	13
we all	-19
we also	19
we are	6
we begin	38
we call	11
we can	15
we checked	22
we could	-18
we did	21
we discussed	15
we do	-43
we don't	15
we get	-9
we go	-12
we had	-5
we have	-14
we need	40
we put	-16
we see	9
we should	19
we start	14
we started	19
we use	34
we we	-13
we went	-24
we were	-40
we will	11
we'd	-5
we'd like	-24
we'll	53
we'll do	22
we'll get	29
we'll go	34
we'll have	32
we'll just	-10
we'll see	23
we'll try	26
we'll use	26
we'll we'll	22
we're at	24
we're doing	-12
we're gon	-9
we're here	-28
we've	11
we've been	-19
we've had	8
we've heard	-9
weak	-11
weak and	-18
weaker	7
weakness and	-11
weakness on	-13
weakness or	9
wear	-36
wear a	-21
wearing	-10
wears	-17
weather	11
weed	-16
week	-20
week ago	-8
week and	-16
week before	-9
week but	-14
week for	10
week i	8
week or	-13
weekend and	10
weeks	-14
weeks and	-15
weeks i	-8
weeks now	-23
weigh	21
weight gain	-9
weight loss	-5
weight on	-21
weird but	7
welcome	73
welcome back	31
welcome in	44
welcome to	36
well any	6
well as	6
well at	-24
well but	24
well do	22
well doctor	-18
well for	8
well he	11
well he's	-16
well honestly	-16
well i	-13
well i've	-27
well it's	23
well just	-31
well let	-12
well let's	42
well my	-29
well okay	14
well right	-22
well she	-25
well since	-10
well so	8
well that	18
well that's	33
well the	-19
well they	-14
well we	-22
well when	-19
well you	33
well your	33
wellbutrin	7
went	-41
went and	-13
went away	-22
went back	-24
went into	-8
went through	-9
went to	-34
went up	-5
were	35
were a	-17
were able	-13
were diagnosed	26
were doing	-5
were given	17
were playing	-7
were the	-12
were there	5
were they	18
were you	45
what	-8
what a	-7
what about	16
what are	-44
what brings	31
what can	-41
what caused	19
what did	24
what do	-22
what does	-49
what else	22
what gender	22
what happened	55
what happens	-18
what has	28
what have	32
what i'd	20
what i'm	-7
what is	24
what it	-12
what kind	16
what like	-37
what medications	30
what other	28
what part	25
what seems	63
what surgeries	15
what symptoms	18
what the	7
what time	29
what treatments	28
what type	33
what was	13
what we	20
what we're	-8
what were	6
what what	-6
what would	-13
what you	25
what you're	-16
what you've	25
what your	27
what's	-38
what's been	25
what's going	9
what's that	-38
what's the	-29
what's your	27
whatever	-19
whatever you	-14
whatsoever	-28
wheelchair	-12
wheezes	-13
wheezing	28
when did	59
when do	-18
when he	-8
when i	-24
when i'm	-6
when is	-9
when it	8
when my	-15
when she	9
when the	16
when this	-12
when was	61
when we	-21
when were	31
when you	28
when you're	-23
when your	23
whenever i'm	-19
where are	42
where do	30
where does	24
where i	-19
where i'm	7
where is	34
where to	9
where you	29
where's	24
whether	-10
which	43
which hand	32
which i	8
which is	22
which knee	23
which showed	21
which side	21
which was	13
while	-9
while back	-19
while but	-11
while i	-5
while now	-33
while you	19
while you're	17
white	6
white female	-13
who	35
who do	26
who has	12
who is	29
who presents	17
who's	21
whole	11
whole time	12
why	5
why did	34
why do	30
why is	-18
why you	21
wife	5
wife and	5
will	-8
will ask	16
will be	11
will continue	23
will do	-12
will follow	-6
will go	5
will have	30
will he	-38
will i	-47
will look	11
will make	-11
will send	22
will she	-33
will start	9
will take	8
will this	-24
will write	15
wine	11
wine every	-16
wish	-20
with a	10
with all	17
with an	-26
with any	21
with both	8
with diabetes	14
with doctor	28
with everything	-5
with family	15
with friends	-13
with him	-9
with his	-6
with ibuprofen	-11
with me	-12
with my	-22
with no	13
with some	15
with ten	16
with that	-14
with the	-25
with these	-10
with this	11
with those	-14
with you	33
with your	11
within	7
within the	22
without	-11
without any	-18
without pain	17
wo	13
wo n't	13
woman	-20
won't	53
won't feel	46
wonder	28
wonderful do	24
wondering	-28
wondering if	-28
word	-11
work	-17
work and	-21
work as	-30
work at	-29
work done	-19
work for	-19
work from	10
work i	-8
work on	11
work out	-6
work so	-9
work the	-9
work was	11
work with	-11
worked	-33
worker	-11
working for	-17
working in	-6
working on	-10
working right	13
working with	-26
workout	17
works	-20
worry	27
worry about	31
worry we	32
worse and	-21
worse or	-5
worse over	-9
worse since	-12
worse than	-9
worse when	5
worsened	24
worsening	-6
worst	15
worst pain	22
worth	-7
would be	-12
would have	15
would i	-18
would like	24
would n't	16
would not	21
would recommend	-6
would say	-17
would that	28
would you	11
wounds	28
wow	31
wow do	22
wow i	28
wow okay	-10
wow that	6
wow that's	-14
wrap	11
write	27
write with	19
write you	23
written	-21
written down	-21
wrong	-12
wrote	-21
x	19
x and	18
x did	14
x rays	9
x y	-12
x-ray	-15
x-ray and	-15
x-ray so	13
x-rays	25
xanax	-8
y	-11
y z	-12
yard	23
yard work	5
yeah	-29
yeah actually	-16
yeah but	-18
yeah he	-7
yeah i'm	-8
yeah i've	-21
yeah my	-12
yeah she	-14
yeah that's	-9
yeah the	-8
yeah they	-27
yeah this	8
yeah um	-32
yeah we	-22
yeah well	-15
yeah yeah	8
yeah you	-7
yeah your	22
year ago	5
year and	16
year old	-18
year-old	27
year-old female	19
year-old male	18
yearly	-23
years	-29
years ago	-23
years back	-19
years i	-14
years now	-6
years old	-7
years young	-26
yellow	-19
yep	-15
yep i	-24
yes	-48
yes a	-27
yes actually	-34
yes and	-20
yes both	-16
yes but	-35
yes doctor	-32
yes he	9
yes i	-23
yes i'd	-33
yes i'm	-8
yes i've	-5
yes it's	-6
yes my	-28
yes no	-23
yes please	23
yes sir	-34
yes so	-15
yes that	-49
yes that's	-31
yes the	15
yes they	13
yes this	-28
yes to	-26
yes um	8
yes we	-15
yes we'll	24
yes yes	7
yes you	46
yes you'll	31
yesterday	-20
yesterday and	-12
yet	10
yet i	12
yoga	-8
you	87
you a	6
you able	6
you about	10
you again	12
you all	17
you allergic	40
you also	11
you an	16
you and	27
you any	26
you are	39
you as	-23
you at	24
you aware	13
you been	51
you before	21
you both	16
you but	14
you ca	-5
you came	6
you can	20
you check	-15
you checked	24
you checking	23
you come	14
you confirm	29
you consume	29
you continue	11
you could	-12
you currently	39
you dear	-13
you describe	8
you did	22
you do	19
you doctor	-36
you doing	36
you don't	12
you done	-10
you drink	78
you eat	26
you eating	26
you ever	20
you exercise	22
you exercising	17
you experience	20
you experiencing	51
you feel	55
you feeling	59
you fell	34
you felt	26
you find	-7
you first	33
you fixed	10
you follow	22
you for	21
you from	-11
you get	6
you give	-11
you going	-15
you got	-5
you gotten	22
you guys	32
you had	33
you have	34
you having	47
you hear	15
you heard	-5
you here	19
you hit	12
you how	-6
you hurt	17
you i	-6
you identify	37
you in	51
you into	23
you is	23
you it	-15
you it's	-26
you just	11
you know	-9
you last	21
you left	22
you let	28
you like	12
you live	28
you look	19
you lose	15
you lost	28
you married	50
you may	34
you mean	-64
you mentioned	-18
you miss	24
you move	8
you must	6
you my	8
you need	54
you not	-6
you noticed	28
you now	17
you nurse	33
you off	13
you okay	30
you on	49
you out	-8
you please	7
you probably	24
you push	6
you quit	25
you rate	24
you ready	28
you recently	24
you remember	10
you remind	-29
you right	10
you said	7
you saw	20
you scheduled	26
you see	10
you seeing	28
you seem	29
you seen	10
you sexually	21
you should	41
you sir	24
you sleeping	29
you smoke	52
you so	-13
you some	46
you something	-8
you start	11
you started	22
you stay	21
you still	58
you stop	13
you sure	39
you take	30
you taken	44
you taking	63
you think	-39
you this	23
you to	30
you today	30
you told	-8
you tolerate	19
you too	-19
you took	37
you tried	37
you try	24
you twist	18
you two	22
you up	17
you urinate	19
you walk	22
you wan	6
you want	-7
you watching	15
you wear	-24
you wearing	21
you went	19
you were	24
you what	44
you when	5
you with	9
you won't	27
you work	43
you working	48
you would	-8
you write	21
you you	11
you young	15
you your	18
you'd	42
you'd be	30
you'd like	25
you'll	41
you'll be	33
you're	37
you're able	-7
you're allergic	21
you're aware	16
you're feeling	19
you're forty	23
you're getting	-7
you're going	-14
you're gon	11
you're having	15
you're here	40
you're in	24
you're on	-6
you're right	-25
you're still	24
you're taking	34
you're thirty	22
you're welcome	22
you've	51
you've been	37
you've ever	24
you've had	48
you've noticed	26
you've taken	10
you-	26
young	44
young and	-7
young lady	32
young man	43
younger	15
your	145
your abdominal	-10
your ability	29
your acne	11
your activities	23
your age	31
your allergies	21
your ankle	19
your ankles	8
your appetite	23
your arms	24
your arthritis	8
your asthma	23
your back	38
your belly	18
your big	-36
your bladder	22
your blood	55
your body	33
your bowel	9
your bowels	13
your breasts	20
your breathing	13
your c	14
your capillary	-14
your case	16
your chart	30
your chest	10
your children	11
your cholesterol	27
your condition	22
your congestive	11
your current	-6
your daily	13
your daughter	11
your depression	-13
your diabetes	37
your diagnosis	14
your diet	12
your doctor	24
your dominant	15
your dosage	25
your dose	18
your ears	-6
your elbow	19
your exam	21
your eye	9
your eyes	24
your face	22
your fall	14
your family	30
your family's	21
your father	21
your feet	11
your finger	18
your fingers	-9
your first	12
your follow	19
your hand	30
your hands	26
your head	36
your health	10
your heart	9
your hemoglobin	23
your high	18
your history	19
your husband	30
your hypertension	17
your joints	17
your kidney	31
your knee	37
your knees	36
your lab	19
your labs	12
your last	49
your left	-7
your leg	25
your legs	33
your levels	23
your life	16
your lisinopril	10
your list	26
your liver	14
your living	16
your loss	8
your lower	25
your lung	-13
your lungs	8
your medical	11
your medication	21
your medications	20
your metformin	22
your mom	32
your mood	14
your mother	24
your neck	31
your notes	13
your on	11
your other	20
your own	20
your pain	39
your parents	26
your past	27
your pcp	-7
your periods	13
your physical	23
your pregnancy	9
your previous	18
your primary	28
your record	21
your records	19
your regular	-6
your report	16
your reports	20
your retirement	22
your right	45
your salt	21
your sensation	-14
your shoulder	-21
your shoulders	11
your skin	15
your sleep	23
your social	18
your son	34
your stomach	-18
your stool	15
your stools	20
your strength	9
your sugar	22
your sugars	-6
your surgery	27
your symptoms	-12
your temperature	12
your third	15
your throat	10
your time	7
your upper	15
your urine	29
your vision	20
your visit	14
your vital	15
your vitals	-18
your weight	22
your wife	15
your wound	21
your x	17
your your	-23
your-	12
yourself	36
yup	-47
z for	12
zero	15
zero point	-6
`;
