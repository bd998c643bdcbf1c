// Learned from ACI-Bench (Yim et al., Scientific Data 10:586, 2023) and MTS-Dialog (Ben Abacha et al., EACL 2023),
// both CC BY 4.0. Written by the scripts in packages/clinical-language/training; not edited by hand.

/** What a statement is about. */
export const topicWeights = `#hpi
^ she feels	38
^ the pain	30
^1 exam there	-34
^1 history in	31
^1 history their	-41
^1 history we	32
^1 opening they_	-57
^1 plan there	-35
^1 plan we	-50
^3 she has not	33
^3 they_ denies allergies	-32
^3 they_ is	-32
^3 they_ is a	-30
b a thing	30
b all over	31
b allergic to	-35
b be marry	-49
b be retir	-31
b chang in	35
b day ago	37
b deny alcohol	-31
b deny drug	-31
b deny fever	42
b deny headach	35
b deny surgery	-33
b died of	-30
b doctor x	32
b few day	34
b get worsen	31
b give him	37
b have notic	30
b not allergic	-32
b not drink	-41
b not help	31
b not smok	-34
b one percent	31
b pass away	-34
b right hand	38
b she think	37
b their dad	-35
b their fami	-52
b their mom	-34
b they_ know	-30
b they_ smok	-31
b weight loss	31
b year old	34
c alcohol	-34
c difficulty	32
c drug	-49
c fami	-49
c liv	-30
c marry	-46
c numbness	30
c sleep	33
c smok	-39
clinical clinician history 2	45
clinical clinician opening 1	-34
clinical clinician plan 2	-38
clinical clinician results 2	-33
clinical other history 0	43
h pain	35
h they_	-33
new 5	-35
p appendix	-31
p brother	-35
p dad	-41
p died	-44
p drink	-54
p fall	37
p fami	-43
p feel	47
p health	-34
p heart	-34
p mom	-39
p notic	33
p pain	36
p parent	-31
p pass	-34
p retir	-40
p right	33
p sister	-42
p smok	-51
p surgery	-30
p wif	-33
place 9	-38
rf clinician denied	34
rf clinician told	-38
rp clinician exam	-37
rplace clinician 3	-31
rplace clinician 4	-47
w alcohol	-43
w allergic	-32
w appendix	-32
w balanc	32
w brother	-38
w cancer	-36
w child	-39
w dad	-44
w diabet	-37
w died	-44
w difficulty	33
w drink	-52
w drug	-57
w everyon	-32
w fal	35
w fall	40
w fami	-64
w feel	45
w fever	44
w hand	32
w healthy	-32
w hour	30
w improvement	30
w left	31
w liv	-31
w marry	-57
w minut	35
w notic	33
w numbness	33
w pain	39
w pass	-34
w retir	-41
w sibl	-33
w sister	-38
w sleep	42
w smok	-65
w this	39
w vision	31
w walk	31
w wif	-33
w wonderful	-31
w worsen	42
#pmh
^ he can	-31
^ he got	-34
^ here is	-32
^ i believe	-32
^ it did	-36
^ she feels	-34
^ symptoms started	-31
^ the patient	-40
^ their dad	-37
^ their mom	-37
^ there was	-33
^ they_ cannot	-40
^ they_ drinks	-34
^ they_ lives	-30
^ they_ quit	-38
^ they_ smokes	-39
^ we are	-31
^ we have	-30
^1 exam i	-35
^1 exam it	-43
^1 exam there	-35
^1 exam they_	-32
^1 exam we	-30
^1 history all	-36
^1 history at	-43
^1 history nothing	-34
^1 history one	-51
^1 history she	-30
^1 history sometimes	-37
^1 history to	-37
^1 history when	-35
^1 history wow	-33
^1 opening his	-41
^1 opening the	-45
^1 plan he	-50
^1 plan i	-33
^1 plan we	-31
^3 he is	-30
^3 i am doctor	-37
^3 she has not	-47
^3 she is having	-37
^3 she thinks it	-35
^3 that is a	-39
^3 they_ is married	-31
^3 they_ reports surgeries	-31
again 4	-39
b a b	-36
b a big	-31
b a follow	-31
b a week	-47
b about it	-31
b allergic to	-46
b and their	-45
b and they_	-32
b any of	-43
b at hom	-35
b at work	-31
b b c	-39
b back to	-33
b be allergic	-31
b be back	-34
b be cal	-34
b be do	-31
b be doctor	-35
b be eighty	-32
b be feel	-45
b be fifty	-34
b be fiv	-31
b be forty	-49
b be from	-31
b be help	-36
b be marry	-50
b be mor	-36
b be only	-42
b be right	-34
b be sixty	-30
b be som	-40
b be sur	-37
b be their	-32
b be thirty	-36
b be try	-41
b be twenty	-41
b be using	-32
b blood in	-35
b both of	-30
b chang in	-37
b dad have	-34
b day ago	-32
b deny fami	-37
b deny fever	-40
b deny headach	-34
b deny pain	-31
b died of	-31
b do the	-40
b doctor x	-32
b doing fin	-31
b doing wel	-46
b drink a	-30
b fami medical	-33
b feel a	-31
b few day	-34
b for the	-39
b for them	-38
b from the	-46
b get back	-31
b get som	-31
b get the	-36
b get worsen	-45
b give him	-37
b go to	-46
b hav not	-30
b have take	-36
b have the	-48
b have thes	-34
b have thre	-34
b have two	-45
b he go	-31
b he wil	-30
b her husband	-38
b her right	-30
b him to	-39
b his left	-31
b i believ	-37
b identify as	-30
b if they_	-35
b it start	-36
b it wil	-30
b last night	-30
b left sid	-38
b less than	-40
b lik to	-39
b littl bit	-35
b m r	-33
b never have	-33
b not allergic	-37
b not even	-34
b not take	-41
b not work	-42
b of that	-40
b on a	-35
b on this	-32
b one of	-39
b one year	-31
b pass away	-43
b right hand	-43
b see her	-34
b she feel	-44
b she wil	-33
b six year	-36
b som of	-30
b stil have	-32
b symptom start	-32
b tak it	-31
b take any	-38
b take it	-32
b take the	-30
b that do	-32
b that it	-43
b that run	-32
b the day	-32
b the doctor	-30
b the first	-36
b the left	-36
b the other	-36
b the pain	-43
b the patient	-58
b the report	-39
b the surgery	-49
b their arm	-33
b their fami	-34
b their hand	-37
b their left	-38
b their mom	-48
b them for	-37
b they_ cannot	-36
b they_ drink	-33
b they_ go	-32
b they_ liv	-34
b they_ never	-31
b they_ quit	-40
b they_ smok	-45
b they_ start	-30
b thousand seven	-32
b thre tim	-36
b tim a	-37
b to a	-35
b to any	-32
b to anyth	-35
b to do	-51
b to thre	-33
b two to	-36
b up on	-30
b we be	-43
b we hav	-35
b week ago	-39
b when he	-47
b wil get	-33
b wil help	-32
b with a	-35
b work as	-32
b work for	-32
b would lik	-36
b x ray	-30
c anyon	-38
c around	-43
c believ	-39
c bleed	-33
c both	-42
c bowel	-36
c chest	-37
c chil	-34
c cough	-38
c diarrhea	-32
c difficulty	-31
c drink	-50
c drug	-55
c eight	-33
c everyth	-39
c exam	-36
c experienc	-30
c feel	-51
c fin	-36
c first	-40
c foot	-37
c fractur	-33
c going	-49
c hand	-37
c happen	-35
c improve	-39
c infection	-52
c leg	-31
c less	-34
c liv	-33
c lot	-32
c low	-31
c marry	-48
c mild	-31
c mouth	-30
c nausea	-37
c noth	-34
c numbness	-33
c order	-31
c percent	-31
c pleas	-41
c question	-31
c rat	-32
c s	-40
c seven	-31
c shortness	-34
c sid	-42
c significant	-30
c skin	-39
c sleep	-34
c ston	-35
c swel	-43
c thes	-47
c thre	-50
c use	-41
c vomit	-46
c worry	-34
c worsen	-32
c wow	-34
c x	-39
clinical 0	-30
clinical clinician history 1	-35
clinical clinician results 0	-36
clinical other history 0	-54
e their	-31
e ther	-39
e they_	-35
form reported	-31
h about	-34
h they_	-33
len 2	-35
new 2	-43
next patient fragment	-40
p abl	-45
p again	-37
p allergic	-30
p bother	-31
p brother	-46
p cannot	-55
p chang	-38
p child	-41
p cigarett	-31
p complet	-32
p day	-35
p dizzy	-31
p drug	-39
p dur	-32
p either	-39
p fall	-35
p fami	-34
p far	-31
p father	-38
p feel	-37
p fifty	-45
p follow	-35
p forgot	-31
p hard	-47
p headach	-37
p hom	-47
p hour	-34
p hundr	-35
p keep	-39
p lower	-31
p m	-34
p mak	-36
p marry	-34
p minut	-31
p mother	-33
p mov	-37
p muscl	-31
p nam	-38
p neck	-34
p new	-40
p night	-43
p nurs	-38
p occasional	-32
p pack	-41
p painful	-30
p play	-32
p prescrib	-34
p rash	-34
p retir	-37
p school	-31
p sir	-32
p sister	-48
p sleep	-40
p someon	-34
p stand	-33
p stomach	-33
p swel	-35
p test	-34
p tired	-38
p together	-30
p treatment	-40
p tried	-37
p troubl	-34
p us	-32
p use	-30
p using	-32
p without	-30
p work	-31
p worsen	-49
p young	-34
phase opening	-40
phase results	-34
place 7	-58
prev clinician denied	-34
prev patient fragment	-37
rf clinician reported	-31
rp clinician opening	-37
rp clinician results	-32
says i exam	-35
says i plan	-36
share 3	-34
share 4	-30
symptom clinician exam	-32
symptom clinician history	-35
unsound patient exam	-31
w abdominal	-31
w agre	-37
w almost	-33
w alon	-31
w amount	-34
w anyon	-43
w anywher	-33
w balanc	-33
w begin	-37
w biopsy	-40
w body	-34
w bon	-31
w bother	-34
w bowel	-41
w bring	-32
w brother	-49
w chil	-40
w cigarett	-39
w complet	-42
w constant	-30
w continu	-36
w cough	-32
w day	-41
w december	-31
w different	-34
w dizzy	-35
w dos	-31
w drink	-40
w drug	-70
w ear	-31
w early	-31
w eleven	-30
w end	-33
w everyon	-32
w exam	-37
w fall	-39
w fami	-37
w feel	-37
w fever	-34
w fifty	-49
w finger	-34
w forgot	-31
w fractur	-39
w grad	-32
w half	-34
w heal	-34
w heard	-35
w him	-37
w himself	-33
w hip	-34
w hom	-53
w hour	-42
w hous	-33
w hundr	-44
w identify	-34
w injection	-33
w itchy	-31
w l	-36
w liv	-35
w los	-37
w lov	-33
w low	-41
w lower	-37
w m	-50
w man	-31
w march	-33
w marry	-60
w mild	-40
w minut	-42
w mother	-45
w mov	-43
w moved	-30
w muscl	-39
w nam	-42
w nausea	-46
w night	-55
w no	-32
w nos	-36
w occasional	-32
w off	-58
w order	-36
w overal	-32
w pack	-43
w painful	-33
w part	-37
w percent	-31
w play	-37
w prescrib	-41
w rar	-31
w rat	-34
w ray	-30
w reaction	-31
w relief	-31
w retir	-38
w room	-31
w scar	-30
w school	-40
w shoulder	-36
w sick	-35
w significant	-37
w sinus	-34
w sister	-51
w sleep	-55
w smal	-31
w sor	-37
w sound	-31
w speak	-34
w stand	-37
w start	-31
w stat	-31
w stomach	-46
w struggl	-31
w through	-37
w together	-42
w troubl	-44
w u	-36
w use	-50
w using	-41
w wear	-36
w without	-40
w word	-31
w worry	-45
w worsen	-50
w wow	-36
w x	-48
w yes	-30
w yesterday	-32
w young	-45
#psh
^ he did	-38
^ he does	-36
^ he reports	-43
^ he was	-38
^ i do	-32
^ it does	-33
^ it has	-43
^ not really	-34
^ she did	-36
^ she does	-35
^ she feels	-30
^ she thinks	-36
^ that they_	-31
^ the patient	-41
^ they are	-36
^ they were	-31
^ they_ cannot	-37
^ they_ drinks	-32
^ they_ had	36
^ they_ quit	-31
^ they_ smokes	-33
^ they_ takes	-35
^ we will	-42
^1 exam it	-33
^1 history both	-30
^1 history for	-31
^1 history he	-32
^1 history her	-43
^1 history his	-48
^1 history on	-31
^1 history one	-41
^1 history we	-59
^1 opening afternoon	-31
^1 opening he	-76
^1 opening that	-30
^1 opening the	-35
^3 it has been	-34
^3 not really	-34
^3 she does not	-36
^3 she has been	-35
^3 she has not	-40
^3 she is having	-30
^3 she is not	-39
^3 they_ also has	-41
^3 they_ denies allergies	-31
^3 they_ does	-41
^3 they_ has a	-57
^3 they_ has been	-42
^3 they_ is a	-46
^3 they_ is having	-31
^3 they_ is here	-33
^3 they_ is not	-54
^3 they_ is taking	-31
again 3	-39
b a day	-32
b a history	-46
b a lot	-46
b a strok	-31
b a year	-43
b about a	-42
b about their	-30
b about thre	-31
b about two	-36
b all the	-42
b and their	-36
b and they_	-31
b at all	-37
b be about	-32
b be also	-46
b be forty	-40
b be going	-37
b be good	-34
b be his	-32
b be marry	-42
b be mor	-32
b be nic	-31
b be on	-51
b be one	-30
b be only	-37
b be seventy	-31
b be som	-32
b be take	-38
b be very	-36
b c t	-31
b chest pain	-32
b deny allergy	-36
b deny fever	-33
b diagnos with	-31
b do hav	-34
b do the	-34
b doing wel	-33
b fami history	-31
b feel lik	-39
b for about	-31
b for som	-35
b for the	-48
b for this	-31
b four year	-33
b from a	-31
b from the	-34
b get a	-37
b get worsen	-35
b give him	-31
b go to	-34
b hav be	-41
b have be	-76
b have high	-41
b have never	-33
b have pain	-31
b have take	-31
b have them	-36
b have this	-51
b he do	-49
b he report	-43
b heart diseas	-35
b his right	-32
b i do	-38
b it have	-49
b less than	-30
b lik to	-31
b lot of	-34
b month ago	-43
b not be	-50
b not do	-32
b not get	-32
b not real	-41
b not see	-32
b not think	-38
b not want	-31
b one of	-33
b out of	-46
b over the	-33
b pain in	-49
b pass away	-35
b problem with	-33
b say that	-34
b seem to	-31
b she do	-53
b she feel	-36
b she think	-43
b sid of	-35
b that he	-36
b the nurs	-31
b the report	-38
b their blood	-34
b their dad	-30
b their fami	-40
b their hand	-33
b their mom	-35
b they be	-52
b they_ get	-32
b they_ quit	-32
b they_ smok	-37
b they_ tak	-37
b think they_	-33
b this morn	-37
b tim a	-31
b to be	-37
b to the	-36
b two year	-43
b used to	-31
b we be	-34
b we wil	-47
b with them	-34
b year now	-33
bias	-31
c alcohol	-39
c anyon	-31
c anyth	-36
c blood	-38
c both	-36
c breath	-32
c cancer	-30
c chang	-33
c could	-32
c current	-31
c diabet	-32
c drink	-41
c drug	-44
c everyth	-32
c fami	-46
c feel	-30
c fever	-35
c find	-31
c food	-31
c foot	-32
c get	-49
c headach	-33
c help	-33
c infection	-35
c loss	-33
c marry	-41
c mor	-39
c nausea	-30
c new	-32
c pain	-47
c show	-41
c sid	-33
c skin	-32
c smok	-53
c start	-35
c surgery	45
c symptom	-39
c t	-35
c take	-46
c test	-30
c thes	-36
c thing	-31
c v	-32
c vomit	-36
c wel	-41
c work	-39
c x	-31
clinical 0	-37
clinical 1	-38
clinical clinician exam 0	-46
clinical clinician exam 1	-31
clinical clinician history 1	-37
clinical clinician history 2	-32
clinical other history 0	-82
clinical other history 2	-38
clinical other opening 0	-43
clinical other opening 1	-30
clinical other opening 2	-33
clinical patient exam 0	-37
dense 0	-33
dense 1	-39
dense 2	-33
dense 3	-34
drug clinician history	-37
form told	-33
len 2	-46
len 3	-45
new 0	-34
new 1	-41
new 2	-42
new 3	-33
next clinician told	-39
p allergy	-33
p around	-43
p asthma	-31
p bad	-49
p bit	-30
p brother	-38
p cannot	-40
p car	-38
p check	-34
p com	-36
p condition	-31
p cough	-36
p dad	-36
p daughter	-37
p died	-35
p diseas	-37
p doing	-36
p drink	-40
p either	-35
p episod	-32
p even	-32
p ever	-32
p every	-38
p fal	-34
p fall	-32
p fami	-42
p feel	-34
p fifty	-35
p fin	-46
p forty	-43
p g	-35
p give	-34
p going	-40
p hand	-35
p happen	-37
p healthy	-37
p help	-31
p history	-47
p hurt	-34
p husband	-37
p issu	-30
p littl	-36
p liv	-42
p lose	-36
p lot	-57
p medication	-39
p mom	-39
p mov	-30
p much	-48
p need	-40
p new	-30
p night	-32
p nurs	-30
p onc	-34
p other	-34
p pack	-33
p parent	-31
p pass	-41
p point	-31
p pretty	-39
p quit	-36
p rash	-30
p seem	-37
p sinc	-43
p sir	-31
p sister	-42
p sixty	-44
p smok	-39
p sometim	-37
p stay	-32
p stop	-33
p strok	-32
p surgery	38
p t	-32
p tak	-43
p test	-32
p thankful	-34
p themselv	-31
p thes	-34
p thing	-36
p though	-34
p today	-33
p used	-35
p usual	-35
p visit	-30
p walk	-30
p wif	-33
p work	-53
p worsen	-39
place 5	-32
prev clinician told	-37
rf clinician told	-38
role clinician	-30
share 2	-32
share 3	-49
share 4	-37
unsound other history	-33
w accident	-30
w activ	-30
w again	-37
w agre	-30
w alcohol	-43
w allergic	-31
w antibiotic	-35
w anymor	-34
w anyon	-33
w area	-36
w around	-54
w asthma	-34
w away	-31
w bad	-46
w be	-40
w big	-31
w bit	-37
w blood	-30
w bowel	-33
w breath	-37
w brother	-41
w cal	-42
w cannot	-48
w car	-41
w chang	-45
w chil	-35
w chronic	-33
w cigarett	-32
w com	-38
w complain	-30
w complet	-36
w control	-34
w cough	-43
w dad	-38
w daughter	-40
w diagnos	-33
w diarrhea	-39
w died	-35
w doing	-36
w drink	-53
w drug	-52
w e	-33
w eat	-31
w either	-35
w els	-33
w episod	-37
w even	-40
w every	-44
w fall	-36
w fami	-65
w feel	-41
w fever	-43
w fifth	-30
w fifty	-36
w find	-42
w forty	-48
w ful	-32
w giv	-31
w give	-45
w going	-46
w hand	-42
w happen	-47
w hard	-31
w he	-52
w headach	-35
w health	-40
w healthy	-39
w help	-44
w him	-30
w his	-37
w how	-33
w hundr	-38
w hurt	-37
w husband	-34
w if	-41
w infection	-42
w injury	-31
w into	-43
w its	-34
w keep	-36
w kidney	-33
w lose	-39
w loss	-39
w lot	-49
w mak	-37
w marry	-50
w may	-35
w me	-38
w minut	-32
w mom	-44
w mouth	-35
w mov	-33
w muscl	-33
w nausea	-32
w new	-38
w night	-42
w notic	-36
w nurs	-35
w occasional	-31
w october	-31
w off	-39
w onc	-36
w pack	-33
w pain	-49
w parent	-35
w part	-33
w pass	-42
w plac	-30
w pleas	-32
w pneumonia	-30
w prescrib	-31
w pretty	-45
w quit	-44
w r	-34
w relat	-36
w school	-34
w seem	-34
w seizur	-31
w sever	-35
w show	-44
w sick	-31
w sinc	-52
w sister	-43
w smok	-66
w someon	-35
w sor	-30
w stand	-31
w stay	-32
w strok	-34
w such	-30
w surgery	58
w swel	-40
w symptom	-42
w t	-47
w tak	-44
w test	-44
w than	-46
w thankful	-38
w themselv	-41
w thes	-36
w thing	-53
w thirty	-34
w to	-31
w together	-37
w treat	-33
w tried	-31
w typ	-31
w u	-30
w use	-36
w used	-43
w usual	-44
w vision	-35
w vomit	-44
w walk	-41
w way	-34
w wher	-31
w whit	-35
w who	-31
w whol	-35
w wif	-36
w would	-35
w x	-36
#meds
^ he denies	-37
^ he did	-30
^ he does	-32
^ he reports	-32
^ he took	-32
^ he was	-37
^ i do	-34
^ i would	-31
^ it did	-31
^ she denies	-34
^ she had	-34
^ she reports	-35
^ she thinks	-31
^ she was	-33
^ that they_	-30
^ they are	-30
^ they_ cannot	-35
^ they_ drinks	-32
^ they_ had	-54
^ they_ smokes	-33
^ they_ takes	35
^ this is	-36
^1 exam it	-36
^1 history he	-58
^1 history her	-46
^1 history here	-41
^1 history his	-42
^1 history looks	-35
^1 history one	-42
^1 history she	-51
^1 history this	-52
^1 history we	-31
^1 opening he	-37
^1 opening she	-55
^1 opening they	-34
^1 plan he	-30
^1 plan i	-37
^3 i am doctor	-33
^3 it has been	-39
^3 she does not	-32
^3 she has not	-32
^3 she is not	-36
^3 they_ also has	-39
^3 they_ denies allergies	-36
^3 they_ denies known	-33
^3 they_ had a	-51
^3 they_ has had	-39
^3 they_ is doing	-35
^3 they_ is forty	-33
^3 they_ is here	-37
^3 they_ is married	-33
^3 they_ thinks they_	-31
^3 we will continue	-33
^3 we will start	-37
again 1	-37
again 2	-30
again 3	-40
b a bit	-31
b a year	-32
b about a	-32
b about two	-31
b all the	-34
b allergic to	-49
b also have	-35
b any of	-32
b as a	-35
b be a	-35
b be allergic	-30
b be fin	-38
b be good	-36
b be have	-46
b be in	-55
b be marry	-41
b be nic	-31
b be one	-35
b be som	-31
b be take	31
b be treat	-32
b be very	-32
b be work	-31
b chest pain	-34
b continu to	-33
b could be	-30
b deny know	-32
b diagnos with	-34
b do a	-30
b do the	-30
b doing wel	-32
b follow up	-31
b for about	-32
b for his	-31
b for it	-31
b for som	-32
b for them	-34
b from the	-34
b get worsen	-34
b going to	-39
b hav be	-46
b have an	-35
b have have	-53
b have high	-43
b have pain	-31
b have som	-41
b have take	-36
b have this	-34
b have to	-39
b he deny	-37
b he do	-41
b he report	-32
b he take	-33
b her be	-37
b him on	-36
b i do	-42
b i would	-32
b in their	-43
b it do	-46
b less than	-32
b lik a	-32
b milligram onc	-33
b not allergic	-44
b not do	-31
b not drink	-36
b not feel	-33
b not hav	-38
b not real	-32
b not see	-36
b not smok	-35
b not work	-37
b of pain	-31
b of them	-39
b one hundr	-31
b one of	-31
b one to	-30
b out of	-42
b pain in	-43
b seem to	-37
b she deny	-34
b she feel	-30
b she need	-31
b she report	-35
b she think	-37
b som tim	-34
b symptom hav	-32
b the night	-31
b the nurs	-34
b the pain	-40
b the report	-31
b their blood	-44
b their hand	-34
b their last	-31
b their left	-31
b ther be	-37
b they be	-43
b they_ go	-30
b they_ smok	-37
b they_ tak	33
b think it	-38
b think they_	-37
b this be	-32
b this morn	-37
b to anyth	-39
b to do	-33
b to get	-33
b to medication	-31
b to the	-36
b to their	-36
b to two	-30
b two to	-30
b used to	-32
b want to	-35
b we be	-34
b wil start	-39
b with her	-32
b with them	-32
b year now	-33
b year old	-35
c alcohol	-43
c allergic	-49
c around	-32
c back	-35
c both	-32
c breath	-33
c c	-38
c could	-35
c deny	-35
c diabet	-33
c diseas	-35
c do	-30
c drink	-47
c drug	-44
c fami	-43
c feel	-31
c fever	-31
c foot	-31
c forty	-33
c get	-49
c go	-33
c headach	-35
c heart	-45
c history	-52
c information	-31
c lisinopril	-30
c loss	-31
c marry	-45
c medical	-45
c mor	-42
c normal	-35
c p	-30
c past	-37
c present	-34
c quit	-32
c rat	-32
c show	-39
c sid	-32
c sir	-32
c skin	-31
c sleep	-31
c smok	-53
c surgery	-48
c test	-34
c thing	-30
c use	-35
c vomit	-35
c wel	-40
c work	-48
c x	-34
c year	-32
clinical 0	-52
clinical clinician exam 0	-49
clinical clinician exam 1	-45
clinical clinician results 0	-31
clinical other opening 0	-75
clinical other opening 1	-58
clinical patient history 0	-41
clinical patient history 1	-35
dense 0	-51
drug	39
drug -	39
drug patient history	31
h tim	-31
len 1	-32
len 2	-45
len 3	-33
len 4	-34
new 0	-40
new 1	-53
new 2	-43
p about	-35
p after	-43
p ago	-42
p all	-59
p anymor	-32
p around	-41
p bad	-45
p befor	-37
p bit	-37
p cancer	-30
p cannot	-34
p car	-32
p com	-33
p cough	-32
p daughter	-34
p diabet	-34
p doing	-32
p drink	-36
p drug	-32
p either	-34
p even	-37
p everyth	-30
p fami	-46
p fin	-37
p foot	-31
p give	-31
p going	-47
p happen	-36
p have	-45
p healthy	-35
p heart	-36
p hour	-40
p hurt	-30
p husband	-33
p increas	-34
p kid	-39
p leg	-30
p lot	-59
p month	-42
p never	-41
p new	-30
p ninety	-31
p normal	-31
p old	-50
p pack	-39
p real	-31
p remov	-34
p seem	-41
p seven	-35
p seventy	-36
p sid	-34
p sister	-32
p sixty	-37
p sleep	-35
p smok	-38
p sometim	-33
p son	-31
p stop	-34
p tak	33
p thankful	-33
p themselv	-32
p ther	-35
p thing	-31
p though	-32
p thousand	-37
p thre	-51
p tired	-32
p twic	-35
p used	-32
p usual	-39
p want	-36
p whil	-40
p worsen	-38
place 0	-34
rplace clinician 0	-34
says i plan	-40
share 2	-42
share 4	-37
symptom	-33
unsound clinician exam	-38
unsound clinician opening	-56
unsound other opening	-44
w afternoon	-36
w again	-34
w ago	-51
w alcohol	-45
w anymor	-36
w anyon	-31
w area	-30
w around	-54
w awar	-32
w back	-32
w bad	-41
w befor	-47
w begin	-31
w bladder	-35
w both	-31
w bowel	-32
w breast	-35
w breath	-36
w cancer	-40
w cannot	-41
w car	-34
w chest	-37
w chil	-33
w child	-36
w chronic	-30
w cigarett	-33
w com	-34
w condition	-35
w cough	-42
w coumadin	-32
w deny	-36
w diabet	-49
w diarrhea	-33
w diseas	-43
w doing	-33
w down	-41
w drink	-52
w drug	-56
w dur	-33
w els	-32
w episod	-31
w ever	-34
w eye	-32
w fall	-31
w feel	-30
w fever	-37
w fin	-51
w first	-39
w follow	-37
w foot	-42
w ful	-33
w giv	-33
w give	-42
w happen	-45
w have	-45
w he	-61
w health	-31
w healthy	-37
w heard	-30
w heart	-51
w him	-64
w his	-54
w how	-33
w hurt	-33
w information	-30
w into	-35
w joint	-32
w kind	-32
w lab	-33
w left	-35
w leg	-32
w let	-33
w level	-30
w liv	-37
w loss	-35
w lov	-31
w marry	-52
w may	-31
w medical	-51
w minut	-34
w mom	-33
w month	-48
w mor	-38
w most	-36
w mother	-33
w mov	-33
w nausea	-30
w never	-43
w ninety	-39
w normal	-48
w nurs	-30
w off	-41
w or	-36
w pack	-39
w parent	-30
w pass	-31
w percent	-30
w plac	-34
w pneumonia	-30
w present	-35
w previous	-30
w r	-30
w rat	-32
w read	-32
w real	-33
w recent	-31
w relat	-36
w remov	-37
w right	-39
w s	-31
w second	-38
w seem	-33
w seventy	-30
w she	-52
w show	-43
w sid	-48
w sir	-37
w sister	-32
w skin	-38
w sleep	-47
w smok	-65
w someon	-33
w sometim	-37
w sor	-30
w stand	-31
w stay	-33
w stomach	-34
w surgery	-64
w swel	-39
w tak	36
w take	40
w test	-43
w thankful	-37
w themselv	-41
w ther	-44
w thing	-50
w tired	-35
w together	-30
w too	-52
w treatment	-34
w try	-30
w under	-30
w use	-40
w used	-41
w usual	-48
w v	-31
w very	-55
w vision	-31
w vomit	-42
w walk	-37
w want	-43
w week	-32
w whit	-32
w whol	-32
w wif	-32
w young	-30
#allergies
^ he denies	-42
^ it was	-46
^ she denies	-36
^ she has	-31
^ she is	-42
^ she reports	-33
^ they_ cannot	-33
^ they_ did	-50
^ they_ had	-46
^ they_ takes	-41
^ they_ thinks	-40
^ they_ was	-51
^1 history he	-87
^1 history her	-35
^1 history here	-31
^1 history his	-40
^1 history it	-31
^1 history one	-34
^1 history she	-79
^1 history they	-31
^1 history this	-39
^1 opening i	-37
^1 opening it	-41
^1 opening she	-44
^1 opening we	-33
^3 they_ denies alcohol	-31
^3 they_ denies history	-35
^3 they_ denies pain	-31
^3 they_ did not	-37
^3 they_ had a	-46
^3 they_ has had	-31
^3 they_ is a	-43
^3 they_ is doing	-32
^3 they_ is married	-32
^3 they_ is on	-34
^3 they_ is taking	-38
again 0	-32
again 1	-32
again 2	-35
again 4	-38
b allergic to	48
b and a	-31
b be allergic	36
b be also	-41
b be forty	-31
b be have	-37
b be in	-36
b be marry	-38
b be on	-42
b be take	-42
b deny alcohol	-31
b deny fever	-36
b deny headach	-32
b deny history	-35
b deny surgery	-36
b fami history	-31
b for their	-44
b get worsen	-30
b hav a	-35
b hav be	-32
b have an	-33
b have be	-45
b have have	-40
b have som	-33
b he deny	-42
b it do	-37
b it have	-30
b medical history	-35
b not allergic	31
b not be	-39
b not drink	-36
b not real	-32
b not smok	-34
b not work	-33
b of them	-32
b pain in	-32
b seem to	-31
b she deny	-36
b she have	-42
b she report	-33
b take any	-31
b the patient	-32
b they be	-34
b they hav	-33
b they_ smok	-31
b they_ tak	-42
b they_ think	-34
c alcohol	-44
c allergic	34
c allergy	49
c blood	-34
c breath	-32
c chang	-31
c chil	-31
c current	-34
c diabet	-30
c drink	-42
c fever	-36
c headach	-37
c heart	-46
c infection	-33
c issu	-40
c loss	-31
c marry	-43
c mor	-36
c nausea	-31
c pain	-46
c past	-31
c patient	-32
c see	-31
c show	-30
c sleep	-30
c smok	-51
c surgery	-49
c symptom	-35
c thes	-32
c today	-34
c use	-33
c vomit	-37
c work	-41
clinical 0	-62
clinical 4	-33
clinical clinician exam 0	-39
clinical clinician exam 1	-35
clinical clinician history 1	-32
clinical clinician history 2	-40
clinical clinician opening 0	-44
clinical other history 0	-49
clinical other history 1	-46
clinical other history 2	-30
clinical other opening 0	-37
clinical patient exam 0	-30
clinical patient history 0	-34
dense 0	-64
len 1	-31
len 4	-41
new 0	-31
new 1	-37
new 2	-37
p ago	-31
p allergic	32
p back	-33
p befor	-31
p day	-31
p diabet	-31
p doctor	-40
p drink	-33
p either	-31
p fami	-37
p feel	-44
p fiv	-35
p forty	-34
p four	-31
p happen	-34
p have	-40
p heart	-31
p high	-35
p improve	-33
p kid	-32
p lot	-44
p medication	-38
p month	-31
p much	-36
p need	-32
p never	-40
p noth	-41
p old	-34
p pretty	-32
p real	-30
p seem	-34
p six	-31
p smok	-35
p stil	-35
p tak	-40
p their	-42
p twenty	-37
p two	-43
p used	-31
p wel	-34
p work	-32
p worsen	-32
p year	-31
rp clinician exam	-31
rplace clinician 4	-30
says i opening	-41
share 0	-32
share 2	-43
share 4	-30
unsound clinician opening	-45
w ago	-36
w alcohol	-45
w allergic	48
w allergy	55
w antibiotic	-32
w anyon	-31
w around	-38
w as	-42
w back	-43
w befor	-40
w bladder	-32
w blood	-46
w breath	-33
w but	-31
w c	-36
w cancer	-38
w cannot	-34
w chang	-39
w chest	-31
w chil	-35
w child	-31
w cholesterol	-32
w condition	-34
w cough	-41
w day	-34
w diabet	-45
w diagnos	-31
w diarrhea	-35
w do	-34
w doctor	-40
w drink	-49
w either	-30
w even	-31
w every	-34
w everyth	-31
w feel	-51
w fever	-42
w foot	-35
w forty	-36
w four	-40
w from	-41
w going	-36
w good	-42
w he	-60
w headach	-33
w health	-32
w healthy	-31
w heart	-50
w help	-32
w her	-50
w high	-36
w him	-47
w his	-43
w hospital	-33
w in	-34
w infection	-37
w lik	-41
w loss	-33
w marry	-49
w month	-35
w much	-38
w my	-32
w nausea	-32
w never	-41
w no	-39
w normal	-41
w now	-34
w of	-33
w old	-32
w on	-42
w or	-36
w p	-34
w pain	-36
w past	-35
w pretty	-37
w real	-33
w relat	-33
w right	-31
w see	-32
w seizur	-30
w seven	-35
w she	-63
w show	-33
w sid	-35
w sinc	-34
w sir	-34
w six	-31
w sleep	-40
w smok	-61
w someth	-34
w stomach	-33
w surgery	-63
w swel	-35
w symptom	-36
w test	-36
w thankful	-34
w the	-38
w their	-33
w themselv	-36
w they	-43
w thing	-40
w this	-58
w thre	-40
w today	-32
w twenty	-40
w two	-42
w up	-46
w use	-36
w used	-37
w vision	-31
w vomit	-46
w want	-35
w wel	-49
w when	-30
w work	-49
w year	-39
#fh
^ he also	-30
^ he did	-35
^ he was	-41
^ i do	-30
^ she is	-56
^ the patient	-31
^ their dad	31
^ their husband	-33
^ their mom	33
^ they_ was	-45
^ this is	-34
^1 history he	-36
^1 history here	-32
^1 history his	31
^1 history she	-43
^1 history symptoms	-32
^1 history that	-33
^1 history their	58
^1 history there	-37
^1 history they_	-31
^1 opening he	-40
^1 opening she	-36
^1 opening the	-30
^1 opening they	-36
^3 he has had	-40
^3 they_ denies history	-45
^3 they_ has been	-37
again 0	-45
again 1	-45
b a year	-36
b about a	-32
b about two	-31
b be all	-31
b be also	-41
b be his	-31
b be marry	-31
b be on	-37
b be the	-35
b deny fever	-32
b deny history	-50
b feel lik	-31
b for his	-30
b for the	-39
b four year	-32
b from the	-35
b get a	-36
b going to	-31
b hav be	-46
b have not	-40
b have their	-30
b have this	-41
b have to	-39
b high cholesterol	-30
b him to	-33
b his right	-33
b it do	-38
b look lik	-33
b nineteen ninety	-31
b not be	-41
b not drink	-32
b not real	-31
b not see	-31
b of pain	-30
b pain in	-44
b problem with	-41
b right sid	-31
b she have	-37
b she think	-34
b som tim	-33
b symptom hav	-31
b that she	-33
b the fami	33
b the patient	-40
b the surgery	-31
b their blood	-39
b their dad	33
b their fami	54
b their hand	-33
b their heart	-33
b their left	-34
b their leg	-30
b their mom	44
b they_ tak	-30
b think it	-32
b this be	-32
b to do	-33
b to get	-32
b two thousand	-41
b used to	-33
b when they_	-31
b year now	-31
c alcohol	-41
c allergic	-31
c allergy	-47
c back	-31
c both	-31
c breath	-33
c c	-35
c chang	-36
c do	-30
c drink	-38
c drug	-39
c fami	68
c fever	-33
c foot	-31
c get	-45
c going	-31
c headach	-33
c help	-34
c infection	-40
c look	-35
c medication	-49
c nausea	-30
c normal	-31
c pain	-45
c past	-38
c patient	-39
c present	-32
c see	-43
c show	-40
c sir	-31
c skin	-32
c smok	-46
c surgery	-50
c swel	-33
c take	-38
c test	-31
c vomit	-36
c wel	-37
c work	-32
clinical 0	-67
clinical clinician exam 0	-38
clinical clinician exam 1	-39
clinical clinician history 0	-68
clinical clinician opening 0	-45
clinical other history 0	-31
clinical other opening 0	-74
clinical other opening 1	-39
clinical other opening 2	-40
clinical patient exam 0	-34
dense 0	-49
drug	-53
drug -	-53
drug clinician history	-33
drug patient history	-40
len 1	-31
len 2	-69
len 3	-41
new 0	-43
new 1	-45
new 2	-55
p ago	-30
p around	-40
p back	-51
p bad	-43
p befor	-39
p brother	44
p cancer	45
p cannot	-31
p chest	-32
p child	-31
p cough	-31
p dad	47
p day	-49
p died	31
p doctor	-34
p either	-30
p even	-31
p every	-33
p fami	58
p father	34
p feel	-52
p fin	-31
p first	-31
p foot	-42
p give	-31
p go	-44
p hand	-34
p hurt	-33
p improve	-38
p kne	-36
p left	-40
p leg	-43
p medication	-33
p mom	48
p month	-44
p mother	30
p need	-33
p normal	-32
p pain	-53
p put	-32
p remember	-31
p right	-39
p sister	48
p sleep	-32
p someth	-36
p sometim	-31
p son	-31
p tak	-35
p their	46
p thes	-35
p though	-31
p thousand	-32
p used	-35
p usual	-32
p whil	-34
p wif	-36
p worsen	-32
phase exam	-31
rf clinician told	-30
rp clinician exam	-38
rplace clinician 1	-30
share -1	-35
share 0	-38
share 4	-36
unsound	-30
unsound other history	-34
unsound other opening	-41
w afternoon	-31
w again	-31
w all	-35
w allergic	-34
w antibiotic	-34
w area	-34
w arm	-34
w around	-51
w back	-63
w bad	-42
w be	-38
w becaus	-32
w befor	-48
w biopsy	-31
w bit	-35
w bladder	-37
w bleed	-32
w bowel	-34
w breath	-40
w brother	45
w cal	-37
w cancer	54
w cannot	-38
w chang	-47
w check	-34
w chest	-40
w chil	-32
w child	-41
w cholesterol	-41
w chronic	-31
w control	-33
w cough	-44
w d	-36
w dad	50
w day	-52
w diarrhea	-36
w died	31
w down	-45
w drug	-48
w either	-31
w even	-37
w every	-36
w eye	-33
w fami	90
w father	34
w feel	-60
w fever	-42
w find	-40
w first	-40
w follow	-32
w foot	-50
w get	-36
w giv	-34
w give	-41
w go	-53
w hand	-42
w he	-38
w headach	-35
w hundr	-34
w hurt	-35
w injury	-30
w into	-34
w it	-32
w its	-30
w joint	-30
w kne	-37
w left	-48
w leg	-46
w look	-42
w mak	-33
w marry	-37
w medication	-54
w minut	-30
w mom	51
w month	-49
w morn	-31
w mother	34
w mouth	-31
w muscl	-33
w nam	-32
w nausea	-33
w need	-30
w night	-37
w normal	-47
w notic	-36
w nurs	-31
w o	-36
w pain	-71
w part	-30
w patient	-33
w period	-30
w present	-33
w put	-38
w real	-32
w remember	-40
w right	-50
w sever	-34
w she	-40
w show	-42
w sir	-34
w sister	50
w sleep	-42
w sometim	-38
w son	-32
w surgery	-34
w swel	-41
w tak	-36
w take	-38
w test	-39
w their	47
w themselv	-34
w they	-31
w this	-54
w thousand	-42
w together	-32
w treatment	-36
w troubl	-31
w use	-32
w used	-41
w usual	-41
w vision	-37
w visit	-35
w vomit	-43
w walk	-38
w we	-30
w week	-31
w whil	-40
w wif	-39
#sh
^ he can	-36
^ it did	-31
^ she feels	-36
^ symptoms started	-30
^ their dad	-38
^ their mom	-36
^ there was	-30
^ they_ had	-36
^ they_ smokes	32
^ this is	-31
^ we will	-31
^1 exam he	-33
^1 exam it	-34
^1 exam she	-38
^1 history a	-39
^1 history on	-35
^1 opening he	-34
^1 opening symptoms	-33
^1 plan he	-38
^3 he did not	-33
^3 it is not	-33
^3 they_ has had	-44
^3 they_ is having	-34
^3 they_ is married	31
^3 they_ is taking	-30
b a bit	-34
b a c	-32
b a look	-34
b allergic to	-40
b any medication	-33
b be due	-30
b be improve	-30
b be marry	51
b be retir	30
b be twenty	-37
b chang in	-33
b day ago	-34
b deny allergy	-34
b deny chang	-31
b deny fever	-36
b deny headach	-31
b deny know	-30
b deny pain	-31
b deny surgery	-31
b diagnos with	-41
b do the	-34
b drug allergy	-32
b fami history	-34
b feel a	-33
b few day	-34
b for this	-34
b get a	-31
b give him	-32
b have have	-44
b have them	-36
b his foot	-32
b his right	-34
b identify as	-31
b it do	-38
b lik they_	-34
b nineteen ninety	-42
b not abl	-37
b not allergic	-31
b not do	34
b not drink	44
b not feel	-52
b not get	-38
b not hav	-31
b not smok	43
b over the	-42
b report surgery	-33
b right hand	-37
b say that	-36
b she think	-33
b six month	-32
b so much	-31
b start to	-30
b symptom start	-31
b tak it	-33
b that it	-36
b the fami	-32
b the first	-30
b the left	-32
b the night	-30
b the report	-35
b the right	-33
b the surgery	-36
b their blood	-40
b their brother	-32
b their dad	-41
b their fami	-54
b their mom	-46
b them for	-34
b they_ liv	30
b they_ smok	36
b two day	-32
b two to	-35
b we be	-35
b year old	-40
c alcohol	41
c allergic	-37
c allergy	-59
c bowel	-33
c cancer	-35
c chil	-32
c cholesterol	-31
c control	-31
c cough	-33
c diarrhea	-31
c do	-42
c drink	31
c drug	45
c fami	-59
c fever	-42
c first	-35
c follow	-37
c foot	-31
c headach	-38
c improve	-36
c infection	-45
c injury	-37
c level	-30
c liv	30
c marry	50
c medication	-42
c morn	-40
c nausea	-34
c numbness	-30
c old	-43
c order	-31
c pain	-32
c percent	-32
c relat	-33
c run	-31
c sid	-37
c sinc	-35
c skin	-35
c smok	57
c surgery	-66
c swel	-36
c ther	-30
c thousand	-33
c vision	-31
c vomit	-42
c weakness	-33
c work	30
c worry	-33
c x	-35
clinical 1	-30
clinical 2	-40
clinical clinician exam 0	-37
clinical clinician results 0	-34
clinical other history 0	-43
clinical other opening 0	-40
clinical other opening 1	-51
clinical patient exam 0	-38
dense 1	-32
dense 3	-31
drug	-32
drug -	-32
drug patient history	-32
form denied	-37
form told	-36
h about	-34
h deny	-33
h doing	-36
h going	-31
h lot	-33
h wel	-31
next clinician denied	-33
next clinician told	-30
p asthma	-35
p cancer	-47
p dad	-50
p drink	58
p episod	-30
p fal	-35
p fall	-36
p fami	-57
p father	-36
p feel	-49
p find	-33
p happen	-34
p hit	-30
p improve	-34
p left	-30
p less	-31
p mak	-37
p marry	32
p mom	-53
p mother	-34
p never	35
p notic	-36
p pack	31
p pain	-38
p prescrib	-33
p remov	-46
p report	-34
p retir	39
p seem	-30
p sit	-31
p sleep	-40
p smok	52
p stress	-32
p surgery	-30
p swel	-32
p take	-32
p tell	-35
p turn	-32
p wif	35
phase exam	-46
phase opening	-30
place 1	-64
place 8	-40
prev clinician denied	-31
rf clinician denied	-33
rf clinician told	-32
rp clinician exam	-47
rplace patient 0	-32
rplace patient 4	-32
share 3	-30
symptom clinician history	-33
unsound clinician exam	-31
w activity	-37
w after	-30
w alcohol	49
w allergic	-47
w allergy	-50
w arm	-34
w asthma	-41
w between	-32
w biopsy	-31
w bladder	-35
w bleed	-36
w bother	-32
w breast	-36
w c	-31
w cancer	-60
w caus	-37
w chil	-35
w child	32
w chronic	-38
w control	-43
w dad	-52
w diarrhea	-43
w difficulty	-38
w drink	66
w drug	57
w eat	-37
w episod	-35
w fal	-49
w fall	-38
w fami	-84
w father	-40
w feel	-50
w fever	-54
w fifth	-32
w find	-32
w finger	-31
w food	-32
w fractur	-32
w g	-34
w heal	-33
w hit	-34
w identify	-34
w improve	-41
w improvement	-30
w injury	-41
w it	-44
w left	-34
w level	-37
w liv	37
w lov	30
w lower	-31
w marry	61
w mom	-58
w mother	-44
w mouth	-38
w nausea	-41
w never	34
w night	-32
w notic	-42
w pack	32
w pain	-50
w painful	-31
w parent	32
w percent	-33
w pregnant	-30
w prostat	-31
w quit	32
w rash	-37
w remov	-53
w retir	41
w right	-41
w school	31
w seem	-34
w sever	-35
w sibl	31
w sid	-35
w sleep	-51
w smok	78
w sor	-34
w surgery	-70
w swel	-48
w this	-39
w together	31
w troubl	-37
w vision	-40
w vomit	-51
w weakness	-33
w whit	-37
w wif	34
w wil	-30
w work	40
w worry	-34
w worsen	-34
w x	-45
w y	-30
#vitals
^ it was	-34
^1 exam there	-43
^1 history he	-52
^1 history his	-31
^1 history she	-41
^1 history their	-35
^1 history they	-38
^1 history they_	-51
^1 history we	-34
^1 opening he	-37
^1 opening she	-34
again 0	-53
again 1	-63
again 2	-40
again 3	-32
again 4	-31
b be a	-32
b do not	-30
b the patient	-31
c deny	-43
c report	-40
c test	-30
c they_	-44
clinical 0	-74
clinical 1	-47
clinical 2	-31
clinical 3	-37
clinical clinician history 0	-59
clinical clinician history 1	-33
clinical clinician history 2	-46
clinical clinician opening 0	-47
clinical clinician opening 1	-31
clinical clinician plan 1	-32
clinical other history 0	-37
clinical other history 1	-37
clinical other opening 0	-43
clinical other opening 1	-33
clinical patient history 0	-70
clinical patient history 1	-60
clinical patient history 2	-44
dense 0	-71
dense 1	-46
dense 2	-38
dense 3	-39
e ther	-47
len 1	-52
len 2	-51
len 3	-54
len 4	-50
new 0	-43
new 1	-45
new 2	-45
new 3	-36
new 4	-35
new 5	-39
p their	-31
p they_	-43
phase plan	-40
rp clinician plan	-38
share 0	-53
share 1	-45
share 2	-56
share 4	-42
unsound	-42
unsound clinician opening	-30
unsound patient history	-50
w a	-31
w all	-33
w and	-55
w be	-38
w deny	-43
w do	-48
w fin	-31
w for	-39
w get	-31
w have	-45
w he	-65
w i	-40
w in	-37
w medication	-30
w no	-31
w not	-37
w of	-34
w or	-30
w pain	-32
w report	-42
w she	-35
w show	-31
w som	-39
w start	-36
w surgery	-30
w test	-33
w that	-32
w the	-46
w their	-39
w they	-44
w they_	-59
w this	-37
w to	-50
w with	-33
#exam
^ he did	-39
^ he reports	-32
^ he was	-41
^ it did	-31
^ it has	-32
^ she denies	-48
^ she had	-42
^ she reports	-33
^ they have	-31
^ they_ did	-43
^ they_ had	-35
^ they_ reports	-39
^ they_ was	-34
^1 history he	-32
^1 history here	-30
^1 history in	-33
^1 history one	-33
^1 history she	-70
^1 history the	-39
^1 history their	-62
^1 history they	-73
^1 opening it	-50
^1 opening they	-40
^1 plan for	-31
^3 he does not	-44
^3 i am doctor	-30
^3 i am looking	-31
^3 she has not	-32
^3 she is not	-30
^3 the patient will	-34
^3 they_ did not	-33
^3 they_ had a	-39
again 0	-34
again 3	-32
b be going	-37
b be have	-37
b be look	-36
b be marry	-34
b be on	-39
b chest pain	-39
b feel lik	-30
b for a	-32
b going to	-30
b hav be	-40
b have an	-32
b have be	-57
b have not	-37
b have this	-33
b have to	-30
b he report	-32
b history of	-37
b in her	-33
b it have	-36
b not be	-41
b not do	-30
b not hav	-43
b not think	-33
b of breath	-33
b patient wil	-34
b she deny	-48
b she feel	-31
b she report	-33
b shortness of	-31
b that she	-39
b that they_	-31
b the nurs	-31
b the pain	-36
b they hav	-35
b they_ report	-39
b to get	-36
b two thousand	-33
b we be	-32
b we can	-33
b we do	-30
b which be	-31
b wil not	-33
b with his	-30
b with the	-34
c alcohol	-32
c allergy	-31
c believ	-30
c continu	-33
c deny	-38
c diseas	-32
c doing	-32
c drink	-36
c fami	-31
c going	-31
c headach	-33
c history	-46
c keep	-31
c know	-33
c marry	-36
c medical	-35
c medication	-46
c milligram	-31
c mor	-40
c percent	-30
c recommend	-32
c report	-67
c should	-31
c sir	-34
c smok	-41
c start	-36
c symptom	-40
c tenderness	30
c thes	-34
c they_	-51
c work	-32
clinical 0	-50
clinical 1	-32
clinical clinician exam 2	39
clinical clinician history 2	-37
clinical clinician opening 0	-33
clinical clinician results 0	-39
clinical clinician results 1	-43
clinical other history 0	-67
clinical other history 2	-33
clinical other opening 2	-37
clinical patient history 0	-60
clinical patient history 1	-67
clinical patient history 2	-61
dense 0	-44
drug	-60
drug -	-58
drug clinician history	-34
drug clinician plan	-33
form denied	-42
len 1	-32
len 2	-31
len 3	-37
new 0	-51
new 1	-36
new 2	-35
number	-31
p after	-32
p bad	-38
p blood	-35
p everyth	-37
p fiv	-37
p forty	-31
p go	-37
p happen	-32
p have	-37
p high	-32
p improve	-34
p kid	-30
p know	-34
p leg	-35
p lot	-37
p much	-35
p need	-30
p never	-34
p noth	-36
p old	-32
p order	-33
p pretty	-32
p seventy	-33
p smok	-30
p stil	-36
p surgery	-31
p take	-33
p tim	-31
p twenty	-36
p work	-35
p year	-31
phase exam	33
phase opening	-42
rf clinician denied	-40
rp clinician exam	35
rp clinician opening	-41
rp patient plan	-32
rplace patient 2	-31
says i results	-30
share -1	-39
share 0	-31
share 4	-48
unsound other history	-31
unsound patient history	-45
w 0	-31
w a	-33
w after	-46
w afternoon	-33
w again	-30
w ago	-38
w alcohol	-34
w allergy	-38
w antibiotic	-32
w bad	-34
w befor	-40
w believ	-33
w bladder	-32
w blood	-30
w cal	-33
w cannot	-37
w child	-30
w com	-36
w come	-31
w continu	-35
w diabet	-37
w diseas	-40
w drink	-43
w drug	-34
w even	-34
w every	-32
w fami	-45
w fever	-34
w few	-30
w find	-36
w forty	-37
w give	-36
w go	-39
w happen	-39
w high	-40
w improve	-36
w into	-37
w its	-31
w keep	-33
w know	-46
w lab	-30
w level	-32
w liv	-33
w marry	-41
w medication	-47
w milligram	-32
w month	-44
w mor	-37
w morn	-30
w most	-31
w much	-39
w need	-35
w never	-37
w new	-32
w no	37
w noth	-46
w off	-33
w old	-39
w p	-35
w percent	-31
w pretty	-35
w recommend	-34
w remember	-36
w remov	-33
w report	-70
w sever	-34
w she	-30
w shortness	-31
w should	-34
w sinc	-32
w sir	-38
w smok	-50
w someth	-38
w sometim	-36
w start	-34
w stil	-33
w stomach	-33
w sur	-46
w surgery	-39
w symptom	-41
w t	-33
w then	-34
w they	-37
w they_	-36
w this	-47
w thousand	-34
w tim	-43
w use	-32
w used	-33
w usual	-36
w vomit	-35
w we	-31
w week	-31
w wif	-31
w work	-48
w worsen	-30
w would	-33
w year	-46
#results
^ he denies	-31
^ he does	-34
^ he is	-38
^ i recommend	-33
^ looks like	-30
^ on her	-31
^ she is	-38
^ she reports	-35
^ they have	-33
^ they_ denies	-33
^ they_ reports	-37
^1 exam he	-35
^1 exam on	-43
^1 exam she	-50
^1 history he	-71
^1 history her	-41
^1 history his	-39
^1 history i	-43
^1 history it	-35
^1 history not	-33
^1 history she	-57
^1 history there	-34
^1 history they_	-53
^1 history this	-47
^1 history we	-49
^1 plan he	-47
^1 plan that	-33
^1 plan they	-31
^3 i recommend that	-32
^3 the patient can	-30
^3 the patient will	-36
^3 they_ had a	-31
again 0	-58
again 1	-49
again 2	-41
b and a	-38
b be not	-45
b be one	-31
b be som	-37
b blood pressur	-31
b for her	-31
b for his	-35
b for the	-32
b for their	-32
b from the	-31
b hav be	-33
b have have	-36
b he deny	-31
b he do	-42
b his foot	-33
b i recommend	-36
b look good	-32
b look lik	-34
b not be	-32
b on her	-31
b pain in	-31
b patient can	-30
b patient wil	-38
b recommend that	-35
b she be	-55
b she report	-37
b the left	-30
b they hav	-37
b they_ deny	-33
b they_ have	-32
b they_ report	-37
b to the	-31
b two thousand	-37
b we wil	-30
b wil be	-33
b with the	-33
c continu	-32
c deny	-50
c everyth	-32
c extremity	-32
c four	-31
c going	-34
c help	-35
c history	-34
c low	-37
c medication	-38
c milligram	-38
c mor	-34
c order	-34
c rat	-36
c recommend	-41
c regular	-31
c skin	-30
c surgery	-35
c tenderness	-37
c they_	-42
c wel	-38
clinical 0	-61
clinical 1	-36
clinical clinician history 0	-72
clinical clinician history 1	-40
clinical clinician history 2	-43
clinical other history 0	-54
clinical other history 1	-44
clinical other history 2	-32
clinical other opening 1	-50
clinical patient history 0	-96
clinical patient history 1	-58
clinical patient history 2	-42
dense 0	-47
dense 1	-42
dense 2	-47
drug clinician history	-32
e exam	-46
e heart	-30
e look	-33
e pain	-32
h right	-31
len 1	-66
len 2	-58
len 3	-57
len 4	-31
new 1	-43
new 2	-45
new 3	-37
new 4	-38
next patient fragment	-35
p all	-42
p blood	-30
p c	-30
p continu	-31
p day	-35
p doctor	-30
p fiv	-33
p get	-36
p history	-30
p kne	-31
p lot	-33
p milligram	-32
p patient	-33
p problem	-36
p recommend	-30
p seem	-31
p six	-31
p start	-38
p their	-30
p they_	-44
p twenty	-32
p wel	-31
phase results	33
place 2	-33
rp clinician results	33
rp patient plan	-32
says i history	-53
share 0	-51
share 1	-42
share 2	-35
unsound	-33
unsound patient history	-62
w after	-38
w ago	-37
w anyth	-31
w befor	-31
w bit	-31
w by	-33
w cal	-31
w can	-47
w continu	-33
w deny	-51
w diabet	-33
w everyth	-31
w extremity	-32
w fami	-37
w fin	-37
w for	-43
w forty	-31
w four	-40
w go	-40
w going	-36
w happen	-32
w have	-32
w he	-47
w help	-32
w history	-36
w hundr	-30
w if	-34
w leg	-33
w lik	-42
w low	-34
w mak	-32
w medical	-34
w medication	-39
w milligram	-38
w month	-38
w my	-34
w ninety	-34
w noth	-39
w old	-30
w on	-34
w order	-34
w p	-30
w pain	-33
w pressur	-33
w pretty	-32
w rat	-37
w recommend	-42
w seem	-33
w she	-40
w sid	-37
w sir	-31
w skin	-36
w smok	-33
w someth	-31
w sur	-32
w surgery	-46
w symptom	-30
w t	-30
w take	-33
w tenderness	-38
w than	-32
w them	-44
w they_	-59
w thing	-36
w to	-43
w too	-35
w up	-43
w very	-40
w wel	-46
#plan
^ he denies	-32
^ he was	-30
^ it did	-34
^ she feels	-36
^ she had	-52
^ she thinks	-36
^ she was	-49
^ there is	-34
^ they have	-35
^ they_ cannot	-37
^ they_ drinks	-31
^ they_ needs	-30
^ they_ smokes	-37
^ they_ takes	-42
^ they_ used	-31
^ this was	-32
^1 history for	-33
^1 history he	-38
^1 history here	-35
^1 history his	-52
^1 history in	-38
^1 history it	-33
^1 history looks	-38
^1 history on	-33
^1 history she	-50
^1 history that	-38
^1 history they	-30
^1 opening he	-37
^1 opening his	-31
^1 opening they	-40
^1 plan we	34
^3 he has been	-43
^3 i am doctor	-36
^3 they_ also has	-36
^3 they_ had a	-55
^3 they_ has had	-47
^3 they_ is doing	-34
^3 they_ is here	-34
^3 they_ is still	-30
again 0	-37
again 1	-37
again 2	-35
b a history	-33
b a thing	-33
b be fin	-31
b be his	-34
b be in	-31
b be marry	-41
b be only	-35
b be someth	-31
b be try	-36
b be twenty	-32
b be work	-35
b deny fever	-31
b deny nausea	-30
b four year	-34
b get worsen	-46
b give him	-34
b have take	-32
b he can	-31
b he deny	-32
b he go	-31
b it feel	-35
b medical history	-37
b not abl	-32
b not allergic	-32
b not drink	-35
b not that	-33
b not work	-34
b of pain	-35
b of them	-37
b over the	-41
b pass away	-31
b say it	-31
b see any	-37
b she think	-45
b sid of	-32
b the night	-32
b the nurs	-34
b the report	-30
b their leg	-31
b them for	-30
b them in	-30
b ther be	-33
b they do	-32
b they hav	-40
b they say	-31
b they_ get	-32
b they_ know	-42
b they_ smok	-40
b they_ start	-30
b they_ tak	-44
b they_ used	-32
b two thousand	-45
b when she	-36
b wil not	-32
b with them	-36
b work as	-31
b year ago	-37
b year now	-36
c ago	-35
c appreciat	-31
c deny	-37
c fami	-39
c history	-38
c marry	-38
c sir	-35
c tel	-31
c wow	-30
clinical 0	-47
clinical 1	-34
clinical clinician history 0	-33
clinical clinician history 2	-33
clinical clinician plan 0	30
clinical clinician plan 2	34
clinical other history 1	-56
clinical other opening 0	-34
clinical other opening 1	-66
clinical patient history 0	-54
clinical patient history 1	-35
clinical patient history 2	-37
clinical patient opening 0	-32
dense 0	-34
dense 1	-35
dense 2	-31
h bit	-35
h ibuprofen	-32
h improve	-31
h pain	-41
len 1	-47
len 2	-50
len 3	-43
new 1	-37
new 2	-35
new 3	-38
p cannot	-40
p daughter	-32
p fall	-31
p fin	-40
p husband	-34
p kid	-37
p lat	-32
p liv	-32
p mom	-31
p never	-43
p nin	-31
p pretty	-48
p remember	-33
p right	-31
p sister	-34
p usual	-37
p whil	-38
phase plan	36
place 9	33
rp clinician plan	36
rplace clinician 4	36
share 2	-44
unsound other history	-36
unsound patient exam	-32
w abdominal	-31
w ago	-42
w allergy	-38
w appreciat	-31
w big	-34
w brother	-31
w cigarett	-33
w deny	-42
w drug	-40
w e	-35
w ever	-33
w fall	-34
w fami	-31
w he	-40
w history	-32
w husband	-35
w less	-36
w liv	-41
w loss	-34
w marry	-48
w mention	-31
w mom	-36
w morn	-40
w mother	-34
w nam	-31
w never	-46
w nineteen	-30
w o	-32
w only	-32
w parent	-30
w plac	-35
w remember	-45
w s	-32
w she	-34
w sir	-40
w sister	-33
w sweat	-31
w thankful	-31
w they	-36
w vision	-30
w wif	-34
w worry	-36
w wow	-31
w yesterday	-30
`;
