// Learned from ACI-Bench (Yim et al., Scientific Data 10:586, 2023) and MTS-Dialog (Ben Abacha et al., EACL 2023),
// both CC BY 4.0. Written by the scripts in packages/clinical-language/training; not edited by hand.

/** What a statement is about. */
export const topicWeights = `#hpi
^ she feels	36
^ their mom	-31
^1 exam there	-33
^1 history their	-37
^1 opening they_	-59
^1 plan there	-33
^1 plan we	-44
^3 they_ denies allergies	-33
^3 they_ is	-35
^3 they_ is forty	31
b allergic to	-36
b be marry	-49
b be retir	-33
b chang in	35
b day ago	40
b deny alcohol	-31
b deny drug	-31
b deny fever	39
b deny headach	33
b deny surgery	-33
b few day	33
b get worsen	31
b give him	35
b not allergic	-33
b not do	-30
b not drink	-42
b not help	32
b not smok	-35
b notic that	32
b one percent	31
b pass away	-32
b right hand	40
b she think	37
b their dad	-34
b their fami	-52
b their mom	-39
b they_ know	-36
b they_ smok	-32
b to do	31
b year old	35
c alcohol	-34
c drug	-49
c fami	-49
c marry	-46
c sleep	33
c smok	-39
clinical clinician history 1	31
clinical clinician history 2	48
clinical clinician opening 1	-30
clinical clinician plan 2	-40
clinical clinician results 2	-32
clinical other history 0	40
h pain	34
h they_	-37
new 5	-35
next clinician told	-30
p appendix	-31
p brother	-37
p cancer	-32
p dad	-42
p died	-44
p drink	-55
p fall	36
p fami	-45
p feel	47
p health	-31
p heart	-31
p marry	-32
p mom	-41
p notic	31
p pain	36
p parent	-31
p pass	-37
p retir	-40
p sister	-41
p smok	-54
p wif	-34
p worsen	30
phase exam	-32
place 9	-38
prev clinician told	-34
rf clinician denied	31
rf clinician told	-39
rp clinician exam	-40
rp clinician plan	-31
rplace clinician 1	31
rplace clinician 3	-31
rplace clinician 4	-49
w alcohol	-44
w allergic	-33
w appendix	-32
w balanc	30
w brother	-37
w cancer	-38
w child	-37
w dad	-44
w diabet	-38
w died	-44
w difficulty	34
w drink	-52
w drug	-58
w fal	34
w fall	40
w fami	-64
w feel	43
w fever	45
w hand	32
w he	31
w healthy	-32
w hour	30
w left	30
w liv	-33
w marry	-57
w minut	33
w mom	-33
w notic	32
w numbness	32
w pain	41
w pass	-37
w retir	-41
w school	-30
w sibl	-33
w sister	-37
w sleep	40
w smok	-66
w this	39
w vision	31
w walk	31
w wif	-34
w wonderful	-30
w worsen	40
#pmh
^ that was	-31
^ the patient	-35
^ their dad	-36
^ their mom	-35
^ there was	-35
^ they_ can	-33
^ they_ cannot	-33
^ they_ drinks	-32
^ they_ lives	-32
^ they_ quit	-36
^ they_ smokes	-42
^ they_ works	-30
^ we have	-36
^1 exam it	-34
^1 exam there	-34
^1 exam they_	-41
^1 exam we	-30
^1 history at	-45
^1 history one	-51
^1 history sometimes	-36
^1 history to	-33
^1 history when	-39
^1 opening his	-35
^1 opening the	-39
^1 plan he	-52
^3 he has not	-43
^3 i am doctor	-35
^3 she is having	-36
^3 she thinks it	-33
^3 that is a	-39
^3 they_ reports surgeries	-30
^3 they_ smokes	-30
^3 they_ thinks it	-32
again 4	-39
b a b	-34
b a half	-35
b a list	-30
b a week	-39
b allergic to	-37
b and their	-42
b any of	-37
b any other	-33
b at hom	-40
b at night	-34
b b c	-37
b be cal	-32
b be doctor	-39
b be eighty	-32
b be feel	-41
b be fifty	-35
b be forty	-48
b be help	-32
b be marry	-47
b be only	-37
b be retir	-34
b be right	-31
b be sixty	-36
b be som	-34
b be sur	-38
b be their	-34
b be thirty	-33
b be try	-36
b be twenty	-38
b be under	-31
b be using	-30
b chang in	-35
b dad have	-34
b day ago	-31
b deny blood	-30
b deny fami	-34
b deny fever	-34
b deny headach	-34
b deny pain	-39
b died of	-31
b do the	-32
b doctor x	-33
b doing wel	-36
b fami medical	-33
b feel a	-31
b few day	-31
b for the	-33
b for them	-39
b from the	-39
b get improve	-32
b get som	-33
b get the	-33
b get to	-32
b get worsen	-38
b give him	-32
b go to	-44
b hav not	-30
b have take	-32
b have thre	-35
b have two	-40
b he go	-31
b he wil	-31
b her husband	-34
b her right	-35
b him to	-33
b his left	-31
b i believ	-32
b if they_	-35
b it start	-37
b it wil	-32
b left sid	-33
b less than	-33
b lik a	-34
b lik to	-34
b littl bit	-33
b m g	-33
b neck pain	-30
b not even	-34
b not have	-30
b not take	-45
b not the	-31
b not work	-41
b notic that	-35
b of that	-41
b of thos	-31
b on a	-33
b one year	-33
b pass away	-35
b right hand	-48
b she can	-36
b she feel	-35
b six year	-32
b som of	-31
b take any	-37
b take it	-37
b that do	-33
b that it	-34
b that they	-35
b the back	-30
b the first	-32
b the left	-32
b the morn	-39
b the other	-31
b the pain	-36
b the patient	-44
b the report	-40
b the surgery	-43
b their hand	-36
b their left	-38
b their mom	-45
b them for	-31
b they_ cannot	-35
b they_ drink	-33
b they_ liv	-36
b they_ quit	-38
b they_ smok	-46
b they_ take	-32
b this point	-31
b thousand seven	-31
b thre tim	-30
b tim a	-33
b to do	-48
b to work	-33
b two to	-31
b we be	-37
b we hav	-44
b when he	-44
b with a	-44
b x ray	-31
c anyon	-37
c believ	-34
c bon	-31
c both	-42
c bowel	-31
c chest	-36
c chil	-35
c cough	-40
c diarrhea	-32
c drink	-47
c drug	-55
c eight	-32
c exam	-40
c fal	-36
c feel	-44
c fin	-34
c going	-41
c hand	-37
c happen	-38
c infection	-46
c leg	-43
c liv	-37
c m	-33
c marry	-48
c mild	-30
c noth	-31
c numbness	-33
c order	-32
c pleas	-31
c point	-30
c possibl	-31
c rash	-34
c rat	-37
c run	-42
c s	-36
c seven	-35
c sid	-36
c skin	-33
c sleep	-34
c ston	-35
c swel	-46
c thes	-43
c thre	-47
c use	-39
c vomit	-35
c x	-33
c yet	-35
clinical 0	-32
clinical clinician history 1	-35
clinical clinician results 0	-32
clinical other history 0	-50
e their	-34
e ther	-32
e they_	-46
len 2	-35
new 2	-45
next clinician denied	-34
next patient fragment	-35
p abl	-47
p again	-30
p almost	-32
p brother	-38
p cannot	-48
p chang	-33
p child	-39
p day	-31
p drug	-37
p either	-39
p fall	-31
p far	-31
p father	-38
p feel	-39
p fifty	-38
p follow	-34
p half	-36
p hard	-45
p headach	-42
p hom	-46
p hour	-36
p keep	-40
p lov	-30
p m	-34
p mak	-38
p marry	-30
p mother	-35
p nam	-35
p neck	-34
p new	-40
p night	-40
p nurs	-39
p pack	-36
p prescrib	-33
p retir	-38
p shoulder	-33
p sir	-33
p sister	-45
p sleep	-37
p someon	-33
p test	-32
p tired	-36
p treatment	-33
p tried	-38
p us	-31
p which	-30
p without	-30
p worsen	-40
p young	-30
phase opening	-40
prev clinician denied	-30
rp clinician opening	-38
share 3	-35
share 4	-31
symptom clinician history	-32
w agre	-40
w almost	-40
w anyon	-41
w anywher	-33
w appointment	-37
w begin	-30
w biopsy	-36
w body	-35
w bon	-31
w bother	-31
w bowel	-35
w brother	-41
w but	-32
w chil	-39
w cigarett	-38
w complaint	-31
w complet	-30
w cough	-35
w day	-40
w december	-32
w different	-34
w dizziness	-32
w dizzy	-33
w drink	-41
w drug	-67
w exam	-41
w fall	-36
w fami	-34
w feel	-40
w fever	-41
w fifty	-41
w finger	-31
w fractur	-34
w giv	-34
w half	-43
w heal	-37
w him	-36
w himself	-33
w hom	-56
w hour	-38
w hous	-39
w hundr	-36
w l	-34
w leg	-31
w liv	-31
w los	-33
w lov	-32
w low	-36
w lower	-33
w m	-53
w man	-30
w marry	-57
w mild	-37
w minut	-40
w mood	-30
w mother	-44
w mov	-34
w moved	-32
w movement	-30
w muscl	-37
w nam	-40
w nausea	-41
w night	-51
w no	-31
w nos	-36
w november	-32
w occasional	-30
w off	-55
w order	-37
w overal	-30
w pack	-37
w painful	-33
w part	-32
w patient	-32
w peopl	-30
w play	-34
w prescrib	-40
w rar	-32
w rat	-39
w ray	-31
w reaction	-32
w retir	-39
w school	-35
w shoulder	-35
w sibl	-31
w sick	-36
w significant	-35
w sister	-49
w sit	-30
w sleep	-51
w smal	-34
w sor	-36
w start	-35
w stat	-33
w stomach	-39
w study	-31
w sudden	-32
w through	-38
w together	-38
w troubl	-35
w u	-32
w use	-46
w using	-41
w wear	-31
w without	-35
w worry	-41
w worsen	-49
w wow	-31
w x	-46
w yes	-31
w young	-43
#psh
^ he did	-38
^ he does	-39
^ he reports	-44
^ he was	-31
^ i can	-32
^ it does	-32
^ it has	-42
^ not really	-38
^ she can	-32
^ she did	-34
^ she does	-50
^ the patient	-36
^ they are	-32
^ they_ can	-34
^ they_ drinks	-30
^ they_ got	-33
^ they_ had	33
^ they_ knows	-31
^ they_ lives	-32
^ they_ quit	-33
^ they_ smokes	-39
^ they_ takes	-35
^ we will	-42
^1 exam they_	-34
^1 history a	-40
^1 history about	-33
^1 history both	-32
^1 history everything	-32
^1 history he	-37
^1 history her	-44
^1 history his	-45
^1 history one	-46
^1 history their	-32
^1 history we	-55
^1 history when	-35
^1 opening afternoon	-32
^1 opening he	-72
^3 he has been	-31
^3 it has been	-45
^3 it is a	-41
^3 it was in	-31
^3 not really	-38
^3 not that he	-30
^3 she does not	-41
^3 she has been	-36
^3 she has not	-42
^3 she is having	-30
^3 that is a	-33
^3 they_ also has	-39
^3 they_ denies known	-31
^3 they_ does	-37
^3 they_ has a	-66
^3 they_ has been	-49
^3 they_ has never	-34
^3 they_ is a	-43
^3 they_ is doing	-30
^3 they_ is here	-32
^3 they_ is not	-36
^3 they_ thinks they_	-31
again 3	-38
b a day	-47
b a half	-31
b a history	-49
b a look	-34
b a lot	-37
b a strok	-31
b a year	-34
b about a	-36
b about thre	-32
b after the	-30
b all the	-33
b and their	-34
b at all	-41
b at this	-30
b be about	-37
b be an	-39
b be at	-30
b be eighty	-33
b be feel	-30
b be fifty	-33
b be forty	-39
b be get	-31
b be going	-39
b be good	-40
b be marry	-39
b be on	-41
b be only	-31
b be pretty	-34
b be retir	-33
b be seventy	-40
b be stil	-31
b be take	-43
b be very	-45
b be work	-39
b can see	-31
b deny know	-32
b deny pain	-31
b deny surgery	31
b diagnos with	-31
b do hav	-31
b fami history	-32
b fiv year	-32
b for it	-33
b for som	-33
b for the	-59
b from the	-31
b get a	-41
b give him	-31
b go to	-31
b hav any	-31
b hav be	-43
b have be	-71
b have high	-43
b have never	-44
b have pain	-32
b have them	-33
b have this	-48
b he be	-31
b he do	-55
b he report	-44
b heart diseas	-38
b her in	-31
b i can	-37
b in a	-40
b in both	-31
b it have	-48
b it start	-35
b lik a	-32
b liv in	-34
b lot of	-45
b month ago	-40
b need to	-38
b not be	-51
b not do	-33
b not drink	-39
b not get	-31
b not real	-46
b not smok	-34
b not take	-37
b not think	-32
b not want	-33
b of a	-34
b on her	-30
b one of	-33
b out of	-33
b pain in	-50
b right hand	-41
b say that	-31
b she do	-58
b she feel	-31
b she think	-33
b start with	-31
b tak a	-32
b take it	-34
b the back	-30
b the morn	-36
b the nurs	-31
b the report	-37
b the tim	-32
b their blood	-31
b their dad	-31
b their fami	-32
b their hand	-32
b their mom	-38
b they be	-44
b they_ cannot	-31
b they_ drink	-31
b they_ get	-42
b they_ liv	-35
b they_ quit	-34
b they_ smok	-42
b they_ tak	-36
b they_ take	-32
b think they_	-37
b this morn	-32
b to see	-32
b two year	-43
b we can	-31
b we hav	-32
b we should	-31
b we wil	-50
b with them	-36
bias	-30
c alcohol	-32
c anyon	-32
c area	-30
c blood	-48
c bon	-31
c both	-37
c cancer	-41
c chang	-34
c cough	-33
c drink	-39
c drug	-45
c fami	-45
c fever	-40
c get	-33
c headach	-35
c help	-30
c infection	-32
c last	-31
c left	-31
c long	-30
c marry	-41
c month	-34
c mor	-32
c nurs	-30
c old	-38
c p	-31
c pain	-51
c present	-31
c pressur	-34
c run	-31
c sleep	-33
c smok	-47
c start	-37
c strok	-30
c surgery	47
c swel	-38
c symptom	-35
c tak	-43
c test	-31
c thes	-32
c thing	-33
c treatment	-31
c weakness	-31
c wel	-38
c work	-48
c yet	-30
clinical 0	-36
clinical 1	-39
clinical clinician exam 0	-47
clinical clinician history 1	-41
clinical clinician history 2	-34
clinical other history 0	-85
clinical other history 2	-38
clinical other opening 0	-40
clinical other opening 2	-42
dense 0	-32
dense 1	-39
dense 2	-30
dense 3	-33
drug clinician history	-36
e they_	-38
form fragment	-34
form told	-33
len 2	-45
len 3	-47
new 0	-35
new 1	-45
new 2	-38
new 3	-34
next clinician told	-36
p abl	-39
p almost	-30
p anymor	-33
p around	-48
p away	-38
p bad	-39
p brother	-31
p cal	-31
p cannot	-36
p car	-37
p check	-40
p com	-32
p cough	-37
p dad	-39
p daughter	-35
p died	-40
p diseas	-41
p drink	-42
p drug	-30
p due	-32
p eat	-38
p either	-33
p episod	-33
p even	-36
p fal	-41
p fall	-32
p fami	-34
p father	-30
p feel	-32
p fin	-39
p forty	-42
p hand	-43
p happen	-39
p headach	-36
p healthy	-32
p help	-33
p history	-47
p hour	-30
p hurt	-37
p husband	-33
p issu	-45
p littl	-44
p liv	-45
p lose	-32
p lot	-34
p mak	-31
p medical	-33
p mom	-45
p mother	-33
p much	-46
p muscl	-31
p need	-39
p new	-33
p night	-31
p nurs	-35
p october	-31
p other	-49
p pack	-30
p pain	-31
p point	-32
p pretty	-40
p quit	-49
p regular	-34
p retir	-32
p shoulder	-32
p sinc	-47
p sir	-32
p sister	-43
p smok	-34
p sometim	-32
p stay	-34
p stop	-36
p strok	-32
p surgery	39
p tak	-43
p tell	-32
p test	-32
p third	-30
p thirty	-36
p today	-37
p tried	-31
p turn	-30
p used	-31
p usual	-36
p way	-38
p whol	-33
p work	-74
p worsen	-32
p would	-36
prev clinician told	-36
rf clinician told	-35
rf patient fragment	-34
rplace patient 2	-31
share 2	-33
share 3	-43
share 4	-38
unsound other history	-37
w accident	-30
w again	-39
w age	-32
w agre	-34
w alcohol	-36
w almost	-36
w alway	-35
w antibiotic	-32
w anxiety	-33
w anyon	-35
w appointment	-32
w area	-43
w around	-39
w asthma	-33
w away	-40
w b	-39
w bad	-44
w be	-38
w blood	-31
w bowel	-31
w breath	-31
w brother	-33
w cal	-44
w cannot	-44
w car	-45
w chang	-45
w chil	-35
w chronic	-30
w cigarett	-34
w com	-42
w cough	-49
w could	-30
w dad	-40
w daughter	-41
w develop	-31
w diagnos	-32
w diarrhea	-35
w died	-40
w different	-33
w difficult	-30
w disorder	-32
w drink	-56
w drug	-54
w e	-32
w eat	-47
w either	-40
w els	-37
w episod	-34
w even	-33
w fall	-34
w fami	-57
w father	-33
w fatigu	-30
w feel	-39
w fever	-51
w forty	-45
w g	-38
w great	-38
w hand	-54
w happen	-51
w hard	-33
w he	-54
w head	-35
w headach	-51
w heal	-32
w health	-36
w healthy	-35
w hear	-30
w help	-45
w hous	-36
w how	-37
w hundr	-31
w hurt	-40
w husband	-43
w if	-38
w illnes	-32
w infection	-37
w injury	-33
w january	-33
w keep	-40
w kidney	-32
w local	-30
w lose	-39
w loss	-33
w lot	-40
w lung	-31
w m	-38
w marry	-47
w may	-36
w mayb	-31
w me	-36
w medicin	-41
w minut	-31
w mom	-50
w moved	-30
w muscl	-38
w neck	-35
w new	-44
w nic	-32
w night	-38
w notic	-38
w numbness	-31
w nurs	-49
w occasional	-31
w october	-38
w off	-45
w onc	-32
w pack	-30
w pain	-49
w point	-40
w prescrib	-34
w present	-32
w pretty	-46
w quit	-36
w rar	-31
w read	-31
w regular	-39
w retir	-32
w run	-39
w seizur	-34
w sever	-30
w show	-31
w sibl	-33
w sick	-34
w sinc	-60
w sister	-45
w smok	-58
w sor	-31
w stay	-40
w stop	-38
w strok	-40
w such	-31
w sudden	-30
w surgery	60
w swel	-49
w symptom	-38
w tak	-62
w tell	-35
w test	-46
w than	-49
w themselv	-36
w thes	-37
w thing	-36
w thirty	-41
w throat	-32
w through	-35
w tired	-32
w to	-34
w together	-31
w treat	-34
w tried	-37
w turn	-37
w typ	-33
w use	-34
w used	-39
w using	-31
w usual	-45
w vomit	-32
w walk	-41
w weakness	-38
w weight	-30
w why	-32
w wif	-31
w worsen	-35
w would	-36
w wrist	-31
w x	-38
#meds
^ he denies	-30
^ he did	-31
^ he does	-33
^ he has	-44
^ he reports	-34
^ he was	-31
^ it started	-30
^ she denies	-38
^ she does	-43
^ she was	-40
^ symptoms have	-32
^ they did	-37
^ they_ had	-45
^ they_ smokes	-38
^ they_ takes	37
^ this is	-46
^ we have	-37
^1 exam they_	-38
^1 history at	-35
^1 history he	-70
^1 history her	-46
^1 history here	-35
^1 history his	-35
^1 history morning	-30
^1 history one	-45
^1 history she	-45
^1 history there	-43
^1 history this	-48
^1 history we	-32
^1 history when	-34
^1 opening he	-37
^1 opening she	-55
^1 opening they	-40
^1 opening this	-31
^1 plan he	-33
^1 plan i	-32
^3 it has been	-47
^3 it is a	-36
^3 she does not	-35
^3 she has not	-35
^3 symptoms have been	-32
^3 that is a	-33
^3 they_ also has	-31
^3 they_ denies known	-33
^3 they_ had a	-39
^3 they_ has had	-34
^3 they_ is	-39
^3 they_ is doing	-34
^3 they_ is forty	-34
^3 they_ is here	-34
^3 they_ is married	-32
^3 they_ thinks they_	-33
^3 we will continue	-33
^3 we will start	-31
again 1	-34
again 2	-35
again 3	-44
b a good	-34
b a long	-32
b all of	-36
b allergic to	-38
b also have	-43
b as a	-40
b at all	-30
b back in	-37
b be a	-38
b be abl	-42
b be about	-31
b be all	-30
b be doctor	-33
b be feel	-31
b be good	-45
b be have	-38
b be in	-42
b be marry	-39
b be present	-32
b be retir	-33
b be take	33
b be very	-38
b be why	-31
b be work	-39
b deny know	-34
b deny pain	-32
b diagnos with	-31
b do it	-32
b follow up	-35
b for it	-32
b hav be	-47
b have an	-34
b have have	-42
b have high	-43
b have take	-31
b he deny	-30
b he do	-45
b he have	-51
b he know	-31
b he report	-34
b her for	-34
b in her	-32
b in their	-49
b it in	-31
b it start	-35
b lik a	-34
b long tim	-33
b milligram onc	-38
b not do	-31
b not drink	-46
b not real	-34
b not smok	-39
b not work	-35
b of them	-38
b of two	-33
b pain in	-40
b prescrib som	-34
b present for	-32
b report surgery	-30
b right hand	-38
b she deny	-38
b she need	-32
b the last	-36
b the nurs	-31
b the pain	-33
b the sam	-39
b their blood	-40
b their hand	-35
b ther be	-34
b they be	-37
b they do	-44
b they_ drink	-30
b they_ get	-33
b they_ quit	-32
b they_ smok	-41
b they_ tak	37
b they_ work	-31
b think it	-47
b think they_	-39
b to see	-33
b to tak	-36
b wil do	-32
b wil start	-33
b with them	-31
b year ago	-34
c alcohol	-35
c allergic	-37
c anyon	-31
c b	-30
c befor	-43
c both	-33
c cancer	-37
c caus	-31
c cough	-36
c deny	-34
c diseas	-37
c doctor	-32
c drink	-42
c drug	-46
c fami	-38
c fever	-37
c get	-31
c go	-37
c great	-30
c hand	-33
c headach	-32
c heart	-31
c history	-54
c leg	-35
c level	-32
c liv	-31
c marry	-44
c medical	-33
c medication	31
c month	-32
c mor	-30
c normal	-30
c nurs	-32
c present	-35
c rat	-35
c remember	-31
c sir	-30
c sleep	-33
c smok	-44
c surgery	-38
c swel	-36
c take	31
c test	-37
c thing	-32
c think	-33
c treatment	-31
c try	-31
c use	-34
c weakness	-30
c week	-33
c wel	-39
c whil	-31
c work	-55
c year	-39
clinical 0	-52
clinical 1	-31
clinical clinician exam 0	-53
clinical clinician exam 1	-44
clinical other opening 0	-72
clinical other opening 1	-62
clinical other opening 2	-35
clinical patient history 0	-39
clinical patient history 1	-32
dense 0	-53
drug	40
drug -	40
drug patient history	31
e they_	-41
len 1	-32
len 2	-46
len 3	-35
len 4	-33
new 0	-39
new 1	-54
new 2	-41
p abl	-32
p about	-33
p after	-31
p ago	-32
p all	-46
p anymor	-34
p around	-45
p bad	-32
p bit	-31
p both	-31
p cancer	-31
p car	-30
p check	-33
p cough	-31
p different	-31
p drink	-37
p drug	-35
p eat	-36
p either	-33
p even	-33
p everyth	-43
p fami	-34
p first	-30
p foot	-34
p happen	-35
p have	-36
p heart	-33
p hour	-45
p hurt	-33
p increas	-36
p left	-44
p lot	-30
p mak	-33
p mom	-35
p month	-51
p mor	-44
p new	-32
p normal	-36
p nurs	-32
p pack	-34
p real	-35
p retir	-31
p right	-31
p sam	-30
p say	-32
p sister	-31
p smok	-32
p stay	-30
p stop	-37
p tak	31
p thousand	-47
p thre	-42
p tired	-32
p twic	-34
p usual	-38
p whil	-34
p whol	-30
place 0	-43
rplace clinician 0	-42
says i plan	-33
share 2	-47
share 4	-36
symptom	-40
unsound clinician exam	-33
unsound clinician opening	-57
unsound clinician plan	-31
unsound other opening	-36
w afternoon	-32
w again	-33
w ago	-41
w agre	-32
w alcohol	-37
w almost	-34
w anxiety	-32
w anyon	-33
w area	-36
w around	-34
w away	-32
w bad	-37
w befor	-42
w bladder	-36
w both	-41
w breath	-30
w cancer	-40
w cannot	-36
w car	-39
w caus	-35
w chest	-30
w chil	-31
w child	-30
w cigarett	-36
w com	-38
w cough	-46
w dad	-31
w deny	-37
w diabet	-41
w diseas	-46
w down	-37
w drink	-54
w drug	-57
w dur	-31
w eat	-44
w els	-36
w exam	-30
w eye	-33
w fal	-30
w feel	-33
w fever	-45
w fin	-42
w follow	-34
w great	-37
w happen	-48
w have	-47
w he	-63
w headach	-45
w heal	-30
w healthy	-31
w heart	-45
w him	-65
w his	-73
w hous	-31
w how	-34
w hurt	-35
w husband	-36
w kid	-34
w least	-31
w left	-49
w leg	-36
w let	-32
w level	-35
w liv	-43
w local	-32
w marry	-49
w may	-30
w mayb	-32
w medical	-38
w minut	-32
w mom	-41
w month	-44
w mor	-54
w most	-33
w mother	-31
w neck	-35
w never	-32
w nic	-31
w nin	-35
w normal	-47
w nurs	-47
w occasional	-30
w october	-31
w off	-44
w or	-39
w pack	-34
w physical	-30
w present	-36
w rat	-36
w read	-32
w real	-38
w recent	-41
w retir	-32
w right	-42
w run	-36
w sam	-34
w second	-33
w seventy	-37
w she	-48
w sick	-33
w sid	-34
w sir	-36
w sister	-33
w sleep	-40
w smok	-54
w sometim	-30
w stay	-40
w stop	-37
w such	-31
w surgery	-48
w swel	-45
w tak	32
w take	43
w test	-46
w themselv	-36
w ther	-48
w thing	-30
w thirty	-33
w through	-32
w tired	-35
w too	-42
w treatment	-33
w tried	-34
w turn	-30
w use	-36
w used	-35
w usual	-47
w very	-56
w walk	-33
w weakness	-33
w week	-37
w wonderful	-32
w worsen	-31
w yet	-38
#allergies
^ he denies	-37
^ he reports	-31
^ it was	-36
^ she denies	-39
^ she does	-33
^ she has	-35
^ she is	-34
^ they did	-30
^ they_ did	-48
^ they_ had	-36
^ they_ knows	-33
^ they_ smokes	-34
^ they_ takes	-39
^ they_ thinks	-41
^ they_ was	-51
^ this is	-40
^1 exam they_	-34
^1 history a	-31
^1 history he	-88
^1 history her	-37
^1 history his	-33
^1 history it	-35
^1 history one	-36
^1 history she	-78
^1 history this	-39
^1 opening it	-41
^1 opening she	-43
^1 opening they	-35
^1 opening we	-31
^3 it has been	-33
^3 not that he	-32
^3 they_ denies allergies	31
^3 they_ denies history	-36
^3 they_ did not	-37
^3 they_ had a	-32
^3 they_ is a	-39
^3 they_ is doing	-31
^3 they_ is on	-32
^3 they_ is taking	-33
again 0	-31
again 1	-32
again 2	-36
again 4	-36
b all of	-31
b allergic to	49
b be abl	-41
b be allergic	37
b be an	-31
b be good	-30
b be her	-32
b be marry	-34
b be on	-33
b be retir	-31
b be take	-43
b be work	-31
b deny allergy	31
b deny headach	-30
b deny history	-37
b deny pain	-32
b fami history	-31
b for the	-38
b for their	-30
b hav be	-33
b have be	-40
b have have	-33
b he deny	-37
b he know	-37
b he report	-31
b in the	-34
b medical issu	-30
b need to	-30
b not allergic	32
b not be	-39
b not drink	-44
b not real	-35
b not smok	-36
b not take	-37
b not work	-30
b of them	-31
b pain in	-30
b report surgery	-32
b right hand	-32
b she deny	-39
b she do	-31
b she have	-40
b take any	-33
b the sam	-31
b they do	-37
b they_ smok	-36
b they_ tak	-39
b they_ think	-43
b think it	-34
b when they_	-33
b with the	-35
b with their	-31
c alcohol	-37
c allergic	35
c allergy	50
c anyon	-31
c befor	-39
c blood	-44
c cancer	-34
c chang	-31
c cough	-37
c current	-30
c drink	-40
c fever	-39
c headach	-35
c heart	-33
c leg	-31
c marry	-42
c medicin	-30
c one	-35
c pain	-48
c sleep	-33
c smok	-42
c surgery	-40
c swel	-34
c symptom	-32
c today	-31
c use	-32
c weakness	-31
c work	-46
clinical 0	-62
clinical 4	-31
clinical clinician exam 0	-41
clinical clinician exam 1	-32
clinical clinician history 1	-35
clinical clinician history 2	-43
clinical clinician opening 0	-43
clinical other history 0	-52
clinical other history 1	-41
clinical other opening 0	-32
clinical patient history 0	-37
dense 0	-64
e they_	-37
form fragment	-30
len 1	-32
len 4	-42
new 1	-40
new 2	-39
p abl	-30
p allergic	33
p anymor	-31
p around	-33
p back	-35
p doctor	-42
p drink	-32
p eat	-35
p either	-31
p everyth	-38
p feel	-42
p few	-31
p fiv	-31
p forty	-32
p happen	-34
p left	-37
p medicin	-30
p month	-44
p normal	-32
p other	-33
p pretty	-31
p quit	-36
p real	-35
p regular	-33
p sinc	-32
p six	-31
p tak	-40
p their	-43
p twenty	-34
p wel	-33
p work	-47
p year	-33
rf patient fragment	-30
share 0	-31
share 2	-44
unsound clinician opening	-43
w a	-34
w alcohol	-38
w allergic	49
w allergy	55
w anyon	-32
w area	-30
w as	-43
w back	-36
w befor	-35
w bladder	-34
w blood	-44
w but	-32
w cancer	-38
w chang	-35
w chil	-33
w cigarett	-31
w com	-30
w cough	-45
w day	-31
w diabet	-37
w do	-37
w doctor	-44
w drink	-47
w eat	-41
w eight	-31
w either	-33
w els	-31
w feel	-48
w fever	-46
w fiv	-32
w forty	-34
w from	-31
w good	-43
w great	-32
w hand	-37
w he	-55
w headach	-46
w heart	-43
w help	-33
w her	-44
w high	-38
w him	-48
w his	-40
w hom	-31
w husband	-30
w illnes	-31
w in	-35
w keep	-35
w kid	-31
w left	-42
w lik	-40
w liv	-34
w marry	-45
w mom	-32
w month	-31
w morn	-33
w much	-33
w need	-39
w never	-31
w new	-32
w no	-37
w normal	-38
w now	-42
w o	-32
w of	-33
w off	-32
w on	-33
w or	-38
w pain	-44
w pretty	-36
w real	-39
w recent	-38
w regular	-34
w right	-35
w say	-32
w seizur	-31
w she	-65
w should	-31
w sick	-33
w sinc	-41
w sir	-36
w sleep	-34
w smok	-51
w stay	-34
w stil	-36
w surgery	-50
w swel	-40
w symptom	-33
w ten	-35
w test	-39
w the	-36
w their	-34
w they	-44
w this	-56
w today	-40
w twenty	-35
w two	-35
w up	-43
w use	-34
w used	-30
w vomit	-31
w weakness	-33
w wel	-37
w when	-34
w work	-65
w year	-40
w yet	-33
#fh
^ he did	-39
^ he was	-36
^ it started	-33
^ she has	-34
^ she is	-49
^ their dad	30
^ their husband	-30
^ their mom	33
^ they did	-36
^ they_ smokes	-30
^ they_ was	-49
^ this is	-43
^1 history at	-31
^1 history he	-31
^1 history his	34
^1 history it	-31
^1 history she	-45
^1 history symptoms	-31
^1 history their	54
^1 history there	-53
^1 history they	-31
^1 history they_	-33
^1 history when	-35
^1 opening he	-49
^1 opening she	-41
^1 opening they	-40
^3 he has a	-31
^3 he has been	-39
^3 he has had	-32
^3 it is a	-31
^3 not that they_	-30
^3 she has had	-31
^3 they_ denies history	-48
^3 they_ has been	-41
again 0	-44
again 1	-44
b a day	-38
b a year	-31
b at all	-33
b back in	-34
b be about	-32
b be all	-31
b be take	-33
b be the	-54
b deny history	-54
b fami history	31
b follow up	-31
b for the	-49
b from the	-31
b get a	-38
b hav be	-47
b have never	-34
b have not	-41
b have surgery	-30
b have their	-31
b have this	-38
b kidney ston	-31
b look at	-32
b not be	-43
b not drink	-40
b not real	-35
b not smok	-34
b pain in	-46
b right hand	-32
b she have	-39
b the fami	34
b the last	-33
b the patient	-31
b the surgery	-33
b their blood	-37
b their dad	32
b their fami	53
b their hand	-34
b their heart	-31
b their left	-35
b their mom	43
b their right	-31
b they_ get	-31
b they_ smok	-34
b think it	-39
b think they_	-32
b to do	-31
b two thousand	-39
b we hav	-30
b when they_	-47
c alcohol	-35
c all	-35
c allergy	-38
c area	-30
c befor	-39
c bladder	-32
c chang	-38
c check	-33
c cough	-32
c drink	-35
c drug	-43
c fami	66
c fever	-40
c get	-31
c go	-31
c hand	-33
c headach	-34
c help	-32
c infection	-37
c leg	-35
c look	-51
c medication	-45
c need	-33
c old	-33
c one	-31
c pain	-48
c patient	-36
c present	-34
c see	-32
c sir	-31
c sleep	-31
c smok	-39
c surgery	-41
c swel	-38
c tak	-37
c test	-33
c ther	-32
c treatment	-30
c weakness	-33
c wel	-34
c which	-33
c work	-38
clinical 0	-68
clinical clinician exam 0	-40
clinical clinician exam 1	-37
clinical clinician history 0	-69
clinical clinician opening 0	-45
clinical other history 0	-36
clinical other opening 0	-72
clinical other opening 1	-42
clinical other opening 2	-46
dense 0	-47
drug	-53
drug -	-53
drug clinician history	-33
drug patient history	-44
e they_	-32
len 2	-69
len 3	-43
new 0	-43
new 1	-45
new 2	-52
p anymor	-31
p around	-43
p back	-55
p bad	-35
p brother	45
p cancer	47
p check	-33
p cholesterol	-33
p cough	-34
p dad	46
p day	-43
p died	30
p drug	-32
p eat	-33
p even	-32
p fami	58
p father	34
p feel	-53
p first	-35
p foot	-44
p go	-40
p hand	-33
p headach	-34
p hurt	-36
p left	-51
p leg	-38
p mom	48
p month	-53
p morn	-35
p need	-31
p normal	-38
p nurs	-31
p o	-33
p pain	-65
p real	-35
p regular	-34
p remember	-37
p right	-43
p sister	44
p someth	-31
p tak	-36
p their	48
p thousand	-40
p today	-30
p used	-31
p usual	-35
p whil	-31
p wif	-33
phase exam	-37
place 0	-38
rp clinician exam	-34
rplace clinician 0	-32
rplace clinician 1	-39
share -1	-56
share 0	-38
share 4	-35
unsound	-33
unsound other history	-38
unsound other opening	-34
w again	-32
w all	-34
w alway	-33
w antibiotic	-33
w area	-38
w arm	-37
w around	-38
w back	-54
w bad	-40
w be	-37
w befor	-43
w bladder	-40
w bowel	-33
w breath	-35
w brother	46
w cal	-37
w cancer	55
w cannot	-35
w caus	-32
w chang	-46
w check	-43
w chest	-36
w chil	-34
w child	-38
w cholesterol	-41
w cigarett	-31
w control	-31
w cough	-48
w dad	49
w day	-49
w diarrhea	-33
w died	30
w down	-41
w drug	-54
w eat	-40
w either	-36
w even	-30
w eye	-35
w fal	-34
w fami	88
w father	33
w feel	-61
w fever	-50
w follow	-32
w foot	-39
w give	-31
w go	-49
w hand	-43
w he	-34
w head	-33
w headach	-50
w hundr	-31
w hurt	-39
w injury	-32
w it	-37
w kne	-32
w left	-60
w leg	-49
w level	-34
w look	-53
w marry	-35
w medication	-54
w medicin	-41
w minut	-32
w mom	50
w month	-46
w morn	-44
w mother	33
w muscl	-35
w neck	-35
w need	-46
w night	-35
w normal	-48
w nos	-31
w notic	-34
w nurs	-43
w o	-42
w over	-35
w pain	-77
w patient	-40
w point	-36
w present	-35
w put	-33
w rat	-31
w real	-38
w regular	-39
w remember	-46
w right	-54
w sever	-30
w she	-39
w show	-31
w sir	-35
w sister	47
w sleep	-40
w smok	-30
w someth	-33
w sometim	-32
w son	-31
w sor	-30
w ston	-32
w swel	-46
w tak	-54
w take	-33
w test	-42
w their	47
w they	-33
w this	-51
w thousand	-40
w tired	-31
w treatment	-37
w urin	-31
w use	-33
w used	-36
w usual	-44
w visit	-34
w vomit	-31
w walk	-36
w weakness	-39
w week	-34
w whil	-42
w wif	-35
w work	-31
w worsen	-30
w yet	-35
#sh
^ it did	-31
^ she feels	-33
^ take a	-32
^ their dad	-37
^ their mom	-36
^ there was	-31
^ they_ had	-30
^ they_ smokes	33
^ this is	-31
^ we will	-32
^1 exam she	-36
^1 history a	-43
^1 history on	-33
^1 history take	-32
^1 opening he	-33
^1 opening symptoms	-30
^1 plan he	-41
^3 he did not	-35
^3 it is hard	-31
^3 it is not	-35
^3 take a look	-32
^3 they_ has had	-46
^3 they_ is forty	-31
^3 they_ is having	-34
^3 they_ is here	-34
^3 they_ is married	31
^3 they_ is still	-30
^3 they_ is sure	-31
^3 they_ is taking	-34
b a bit	-34
b a c	-31
b a look	-42
b allergic to	-38
b any medication	-37
b at night	-34
b back pain	-31
b be marry	51
b be twenty	-39
b can do	-30
b can see	-31
b chang in	-34
b day ago	-36
b deny chang	-34
b deny fever	-32
b deny headach	-31
b deny know	-31
b deny pain	-36
b deny surgery	-32
b diagnos with	-39
b do a	-32
b do the	-31
b drug allergy	-33
b fami history	-32
b feel a	-32
b feel lik	-31
b feel wel	-31
b few day	-33
b for this	-32
b hav anyth	-31
b hav to	-32
b have have	-41
b have them	-31
b he can	-36
b identify as	-31
b it do	-35
b lik they_	-36
b m g	-31
b nineteen ninety	-40
b not abl	-34
b not do	33
b not drink	44
b not feel	-53
b not get	-34
b not hav	-32
b not help	-32
b not smok	43
b over the	-38
b pressur and	-30
b report surgery	-33
b right hand	-41
b say that	-35
b she think	-30
b she would	-31
b six month	-31
b so much	-32
b tak it	-34
b that it	-31
b the fami	-31
b the left	-30
b the morn	-39
b the report	-35
b the surgery	-36
b their blood	-38
b their brother	-31
b their dad	-41
b their fami	-52
b their father	-32
b their mom	-44
b their right	-32
b them for	-32
b they_ liv	30
b they_ smok	37
b two day	-32
b two to	-34
b we be	-33
b x ray	-33
b year old	-38
c alcohol	42
c allergic	-32
c allergy	-56
c bladder	-33
c bowel	-30
c cancer	-39
c cholesterol	-30
c cough	-38
c diarrhea	-31
c do	-35
c drug	48
c els	-30
c fal	-34
c fami	-58
c fever	-45
c follow	-37
c g	-33
c headach	-39
c infection	-43
c injury	-36
c leg	-40
c level	-33
c marry	50
c medication	-41
c morn	-39
c numbness	-31
c old	-47
c order	-33
c pain	-36
c percent	-31
c procedur	-33
c rash	-32
c run	-32
c seven	-32
c sid	-33
c sinc	-37
c sleep	-31
c smok	58
c surgery	-62
c swel	-41
c vomit	-36
c walk	-32
c weakness	-33
c work	30
c worry	-32
c x	-33
clinical 1	-30
clinical 2	-39
clinical clinician exam 0	-36
clinical clinician results 0	-30
clinical other history 0	-38
clinical other opening 0	-41
clinical other opening 1	-52
clinical patient exam 0	-40
dense 1	-34
drug	-34
drug -	-34
drug patient history	-34
form denied	-35
form told	-32
h deny	-32
h doing	-34
h wel	-36
next clinician denied	-39
p after	-32
p asthma	-33
p cancer	-48
p dad	-49
p drink	58
p fal	-38
p fall	-37
p fami	-55
p father	-37
p feel	-49
p find	-33
p forgot	-30
p happen	-31
p hit	-31
p improve	-32
p left	-37
p less	-32
p mak	-36
p marry	32
p mom	-52
p mother	-37
p never	34
p notic	-37
p pack	31
p pain	-39
p prescrib	-32
p remov	-43
p report	-35
p retir	39
p seem	-31
p should	-32
p sit	-31
p sleep	-40
p smok	49
p surgery	-31
p take	-31
p tell	-35
p turn	-32
p wif	37
p young	-32
phase exam	-52
phase opening	-31
place 1	-61
place 8	-41
prev clinician told	-33
rf clinician denied	-34
rp clinician exam	-45
rplace patient 0	-31
w activity	-38
w after	-31
w alcohol	50
w allergic	-44
w allergy	-46
w arm	-38
w arthritis	-32
w asthma	-39
w bed	-32
w bladder	-38
w bother	-33
w breast	-36
w c	-31
w cancer	-61
w caus	-36
w chil	-33
w child	32
w chronic	-35
w control	-43
w dad	-51
w diarrhea	-40
w difficulty	-36
w drink	65
w drug	58
w eat	-38
w episod	-36
w fal	-52
w fall	-42
w fami	-82
w father	-42
w fatigu	-31
w feel	-50
w fever	-57
w fifth	-33
w finger	-31
w food	-34
w forgot	-30
w fractur	-31
w g	-37
w heal	-37
w hit	-34
w hour	-32
w identify	-32
w improve	-40
w increas	-32
w injury	-42
w it	-45
w left	-39
w level	-37
w liv	38
w lov	30
w lower	-31
w marry	60
w mom	-57
w mother	-46
w movement	-31
w nausea	-40
w neck	-35
w never	32
w notic	-45
w numbness	-35
w pack	33
w pain	-53
w painful	-31
w parent	33
w percent	-31
w pregnant	-31
w quit	35
w rash	-38
w ray	-33
w remov	-46
w retir	40
w review	-30
w right	-39
w school	31
w see	-32
w seem	-38
w sever	-34
w sibl	31
w sleep	-51
w smok	77
w sor	-31
w surgery	-67
w swel	-51
w this	-37
w throat	-30
w together	31
w troubl	-36
w vision	-32
w vomit	-44
w weakness	-39
w whit	-36
w wif	35
w work	40
w worry	-30
w worsen	-32
w x	-45
w yesterday	-31
#vitals
^ she has	-32
^ they_ denies	-30
^ this is	-32
^1 exam the	-34
^1 exam there	-38
^1 history he	-52
^1 history her	-31
^1 history i	-31
^1 history she	-41
^1 history their	-30
^1 history they_	-52
^1 opening he	-34
^1 opening she	-32
again 0	-51
again 1	-62
again 2	-39
again 3	-41
b be a	-36
b do not	-32
b he be	-32
b they_ deny	-30
c deny	-41
c report	-30
c test	-32
c they_	-43
clinical 0	-77
clinical 1	-47
clinical 3	-34
clinical clinician history 0	-61
clinical clinician history 1	-31
clinical clinician history 2	-44
clinical clinician opening 0	-35
clinical clinician opening 1	-31
clinical other history 0	-38
clinical other history 1	-30
clinical other opening 0	-41
clinical other opening 1	-40
clinical patient history 0	-65
clinical patient history 1	-65
clinical patient history 2	-42
dense 0	-75
dense 1	-45
dense 2	-37
dense 3	-41
e ther	-38
len 1	-56
len 2	-47
len 3	-59
len 4	-53
new 0	-45
new 1	-47
new 2	-42
new 3	-38
new 4	-32
new 5	-40
p their	-34
p they_	-46
p work	-31
phase plan	-35
rp clinician plan	-33
rplace clinician 1	-33
share -1	-31
share 0	-50
share 1	-45
share 2	-59
share 4	-43
unsound	-51
unsound patient history	-54
w and	-48
w be	-38
w can	-35
w deny	-44
w do	-52
w for	-39
w hav	-42
w have	-45
w he	-66
w i	-35
w in	-42
w left	-34
w not	-34
w of	-35
w or	-34
w pain	-37
w regular	-33
w report	-32
w she	-37
w som	-33
w start	-31
w test	-35
w that	-32
w the	-46
w their	-43
w ther	-30
w they	-42
w they_	-60
w this	-34
w to	-44
w with	-34
w work	-40
#exam
^ he denies	-44
^ he did	-39
^ he had	-33
^ he reports	-31
^ he was	-33
^ it has	-33
^ she denies	-49
^ she had	-35
^ take a	-31
^ there was	-33
^ they did	-31
^ they_ did	-46
^ they_ had	-32
^ they_ reports	-33
^ they_ smokes	-32
^ they_ was	-44
^ we can	-32
^1 history a	-31
^1 history he	-50
^1 history her	-32
^1 history here	-30
^1 history his	-41
^1 history one	-39
^1 history she	-66
^1 history take	-30
^1 history the	-40
^1 history their	-40
^1 history they	-63
^1 history when	-32
^1 opening he	-71
^1 opening it	-56
^1 opening they	-44
^1 opening this	-32
^1 plan for	-37
^3 he does not	-39
^3 i am looking	-32
^3 it has been	-36
^3 it looks like	-34
^3 she did not	-30
^3 she has not	-33
^3 take a look	-31
^3 the patient will	-35
^3 they_ did not	-38
^3 they_ had a	-32
^3 they_ has a	-37
^3 they_ has had	-32
^3 they_ is a	-33
again 0	-37
again 3	-31
b a day	-37
b a look	-35
b also have	-31
b be doctor	-31
b be going	-36
b be have	-35
b be look	-33
b be marry	-30
b be on	-33
b be pretty	-31
b can see	-35
b chest pain	-33
b everyth be	-31
b for a	-36
b for her	-32
b hard to	-30
b hav be	-45
b have an	-33
b have be	-50
b have not	-40
b he deny	-44
b he report	-31
b her to	-31
b history of	-48
b in her	-46
b it have	-38
b not be	-41
b not do	-33
b not drink	-37
b not hav	-40
b not smok	-31
b not take	-35
b not think	-30
b patient wil	-36
b she deny	-49
b tak a	-34
b that she	-34
b that they_	-33
b the pain	-32
b their left	-32
b they do	-37
b they_ know	-36
b they_ report	-33
b they_ smok	-34
b they_ tak	-30
b think it	-35
b to see	-34
b two thousand	-33
b we can	-38
b we do	-31
b when they_	-39
b which be	-35
b with the	-40
b with their	-36
c alcohol	-31
c befor	-38
c cal	-30
c day	-33
c deny	-39
c diseas	-31
c drink	-35
c drug	-34
c fami	-33
c fever	-31
c going	-33
c headach	-32
c history	-49
c know	-32
c marry	-36
c medical	-31
c medication	-44
c milligram	-33
c month	-34
c mor	-33
c need	-34
c old	-31
c recommend	-32
c report	-59
c should	-38
c sir	-33
c sleep	-33
c smok	-35
c start	-37
c surgery	-33
c symptom	-36
c ther	31
c thes	-38
c thing	-37
c use	-31
c week	-33
c work	-38
c year	-37
clinical 0	-50
clinical 1	-34
clinical clinician exam 2	39
clinical clinician history 2	-40
clinical clinician opening 0	-36
clinical clinician results 0	-39
clinical clinician results 1	-39
clinical other history 0	-70
clinical other history 2	-33
clinical other opening 2	-40
clinical patient history 0	-58
clinical patient history 1	-67
clinical patient history 2	-57
dense 0	-45
drug	-62
drug -	-59
drug clinician history	-36
drug patient history	-30
form denied	-31
len 1	-34
len 2	-31
len 3	-37
len 4	-32
new 0	-51
new 1	-42
new 2	-36
p abl	-31
p anymor	-30
p around	-37
p bad	-30
p blood	-33
p both	-36
p com	-31
p drink	-31
p everyth	-47
p fiv	-38
p forty	-32
p go	-36
p happen	-31
p have	-32
p history	-32
p issu	-31
p know	-44
p leg	-31
p mak	-34
p mom	-34
p month	-39
p mor	-35
p much	-34
p need	-33
p order	-36
p other	-34
p quit	-32
p sinc	-33
p take	-44
p ten	-30
p tim	-40
p twenty	-34
p usual	-33
p way	-33
p work	-50
p year	-35
phase exam	35
phase opening	-44
rf clinician denied	-32
rp clinician exam	36
rp clinician opening	-44
rp patient plan	-34
rplace patient 2	-40
share -1	-55
share 0	-33
share 4	-48
unsound other history	-35
unsound patient history	-38
w after	-42
w afternoon	-32
w again	-32
w agre	-31
w allergy	-32
w almost	-32
w alway	-31
w bad	-36
w befor	-37
w bladder	-34
w blood	-33
w cal	-38
w cannot	-34
w cholesterol	-31
w cigarett	-30
w com	-41
w correct	-30
w could	-32
w dad	-32
w diabet	-35
w diseas	-42
w drink	-46
w drug	-42
w eat	-39
w eight	-33
w eighty	-30
w eye	-32
w fami	-42
w fever	-39
w few	-32
w forty	-36
w go	-32
w happen	-41
w he	-48
w headach	-43
w high	-40
w history	-31
w husband	-34
w insid	-31
w keep	-37
w know	-47
w let	-31
w level	-32
w liv	-39
w marry	-39
w medication	-52
w medicin	-35
w milligram	-33
w mom	-39
w month	-43
w mor	-51
w morn	-41
w most	-34
w mother	-31
w much	-42
w need	-45
w never	-30
w new	-36
w nin	-33
w no	40
w noth	-31
w numbness	-30
w o	-30
w off	-37
w old	-34
w point	-36
w recent	-38
w recommend	-33
w remember	-42
w report	-62
w run	-31
w should	-41
w sinc	-38
w sir	-38
w sister	-30
w smok	-42
w stay	-34
w stil	-36
w ston	-31
w stop	-32
w sur	-45
w surgery	-44
w symptom	-37
w then	-36
w they	-36
w thirty	-30
w this	-45
w thousand	-35
w through	-33
w tim	-50
w tired	-31
w treat	-30
w use	-33
w used	-31
w usual	-42
w visit	-31
w week	-32
w work	-64
w worsen	-33
w would	-34
w wrist	-30
w year	-50
w yet	-31
#results
^ he does	-33
^ he is	-40
^ she denies	-30
^ she is	-35
^ they_ denies	-34
^1 exam he	-32
^1 exam on	-42
^1 exam she	-39
^1 exam there	-30
^1 history he	-71
^1 history his	-33
^1 history i	-52
^1 history it	-36
^1 history one	-33
^1 history she	-59
^1 history there	-51
^1 history they_	-56
^1 history this	-43
^1 history we	-42
^1 plan for	-33
^1 plan he	-47
again 0	-64
again 1	-43
again 2	-45
b a day	-38
b and a	-37
b as wel	-32
b be not	-37
b be som	-33
b be very	-31
b blood pressur	-33
b for the	-43
b get a	-31
b hav be	-34
b he do	-43
b history of	-37
b in a	-32
b look good	-32
b pain in	-31
b patient be	-32
b patient wil	-32
b right hand	-32
b she be	-46
b she deny	-30
b start with	-30
b they_ deny	-34
b they_ do	-34
b to see	-32
b two thousand	-36
b we hav	-34
b we wil	-31
b wil do	-34
b with the	-41
b year ago	-30
c befor	-37
c check	-30
c deny	-49
c four	-34
c go	-35
c hand	-35
c help	-31
c history	-35
c leg	-42
c medication	-31
c milligram	-35
c month	-35
c neck	-32
c need	-33
c old	-32
c order	-34
c present	-35
c pressur	-32
c rat	-40
c recommend	-32
c run	-31
c tak	-37
c tenderness	-42
c they_	-34
c week	-39
c wel	-36
clinical 0	-64
clinical 1	-32
clinical clinician history 0	-69
clinical clinician history 1	-39
clinical clinician history 2	-40
clinical other history 0	-54
clinical other history 1	-41
clinical other opening 1	-53
clinical other opening 2	-34
clinical patient history 0	-90
clinical patient history 1	-58
clinical patient history 2	-40
dense 0	-49
dense 1	-42
dense 2	-49
drug -	-31
e bilateral	-30
e exam	-47
e left	-32
e look	-33
e pain	-32
e tenderness	-32
len 1	-70
len 2	-54
len 3	-61
len 4	-33
new 1	-44
new 2	-42
new 3	-46
new 4	-31
next patient fragment	-32
p all	-33
p doctor	-33
p everyth	-33
p exam	-31
p fiv	-31
p get	-34
p history	-32
p know	-31
p left	-41
p mak	-31
p mom	-30
p month	-35
p order	-30
p pain	-41
p patient	-35
p their	-32
p they_	-47
p think	-33
p tim	-32
p wel	-30
p work	-45
phase results	35
place 2	-32
rp clinician results	35
rplace patient 2	-33
says i history	-49
share 0	-53
share 1	-37
share 2	-42
unsound	-40
unsound patient history	-66
w after	-30
w both	-33
w cal	-32
w can	-58
w check	-34
w com	-30
w cough	-33
w deny	-51
w eight	-30
w fever	-31
w fin	-30
w for	-34
w go	-34
w hand	-36
w happen	-32
w have	-32
w he	-48
w help	-32
w him	-55
w history	-44
w leg	-36
w lik	-42
w littl	-30
w medication	-36
w medicin	-31
w milligram	-35
w mom	-35
w month	-35
w mor	-41
w neck	-37
w need	-40
w nurs	-35
w o	-31
w order	-35
w pain	-35
w present	-35
w pressur	-35
w pretty	-31
w rat	-40
w recommend	-33
w regular	-34
w she	-37
w so	-36
w surgery	-34
w tak	-43
w take	-32
w ten	-31
w tenderness	-42
w than	-33
w they_	-56
w to	-42
w up	-42
w usual	-32
w very	-39
w wel	-35
#plan
^ he did	-38
^ he has	-32
^ he reports	-35
^ it started	-32
^ she had	-44
^ she thinks	-30
^ she was	-55
^ take a	-32
^ there is	-32
^ they did	-32
^ they have	-31
^ they_ denies	-35
^ they_ got	-30
^ they_ knows	-32
^ they_ smokes	-41
^ they_ takes	-42
^ this was	-30
^1 exam they_	-40
^1 history for	-30
^1 history he	-58
^1 history here	-33
^1 history his	-46
^1 history in	-35
^1 history it	-38
^1 history looks	-35
^1 history on	-30
^1 history she	-47
^1 history take	-32
^1 history that	-32
^1 history the	-31
^1 history they	-31
^1 opening he	-39
^1 opening their	-32
^1 opening they	-44
^1 opening this	-37
^1 plan we	33
^3 he has been	-44
^3 i am doctor	-33
^3 she does have	-31
^3 take a look	-32
^3 they_ had a	-46
^3 they_ has not	-37
^3 they_ is	-35
^3 they_ is doing	-32
^3 they_ is here	-34
again 0	-40
again 1	-36
again 2	-32
b a history	-34
b a new	-31
b a whil	-37
b any medication	-33
b be fin	-34
b be marry	-36
b be only	-34
b be retir	-31
b be try	-32
b be work	-39
b deny headach	-31
b get worsen	-39
b have surgery	-32
b he feel	-31
b he report	-35
b heart diseas	-30
b it feel	-34
b less than	-32
b lik she	-31
b medical history	-31
b month ago	-32
b not drink	-47
b not remember	-30
b not smok	-34
b not take	-36
b not that	-30
b not work	-33
b of pain	-32
b of them	-41
b of tim	-30
b over the	-34
b report surgery	-32
b right hand	-36
b she can	-30
b she get	-34
b she need	-32
b she think	-40
b take it	-34
b the nurs	-33
b their mom	-32
b ther be	-32
b they do	-38
b they hav	-33
b they_ deny	-35
b they_ drink	-30
b they_ smok	-44
b they_ start	-33
b they_ tak	-43
b thousand and	-34
b to work	-30
b two thousand	-48
b when he	-30
b when she	-37
b with them	-37
b x ray	-30
b year ago	-45
c ago	-34
c appreciat	-32
c deny	-39
c drug	-36
c fami	-39
c history	-39
c marry	-35
c nurs	-35
c sir	-32
c sleep	-34
c tenderness	-30
c their	32
clinical 0	-46
clinical 1	-36
clinical clinician history 0	-31
clinical clinician history 1	-30
clinical clinician history 2	-34
clinical clinician plan 0	34
clinical clinician plan 2	34
clinical other history 1	-52
clinical other opening 0	-34
clinical other opening 1	-68
clinical patient history 0	-51
clinical patient history 1	-35
clinical patient history 2	-40
clinical patient opening 0	-33
dense 0	-37
dense 1	-31
dense 2	-32
drug clinician opening	-33
e pain	-31
form fragment	-31
form told	33
h bit	-35
h ibuprofen	-30
h month	-32
h pain	-38
h sinc	-31
h think	-37
len 1	-45
len 2	-51
len 3	-43
new 1	-40
new 2	-34
new 3	-40
p almost	-33
p alway	-32
p cannot	-36
p daughter	-32
p drug	-31
p fall	-32
p fin	-33
p husband	-30
p liv	-33
p main	-30
p mom	-41
p morn	-33
p never	-38
p nin	-33
p o	-32
p pretty	-47
p remember	-37
p right	-30
p sid	-31
p sister	-34
p usual	-42
p whil	-38
phase plan	37
place 9	36
prev clinician told	34
rf patient fragment	-31
rp clinician plan	37
rplace clinician 4	38
share 1	-30
share 2	-41
unsound other history	-38
w ago	-35
w allergy	-37
w almost	-39
w alway	-38
w anyon	-32
w appreciat	-32
w cigarett	-36
w clinic	-33
w constant	-30
w correct	-31
w deny	-46
w dizzy	-32
w drug	-47
w e	-33
w either	-31
w fall	-31
w fami	-33
w he	-57
w head	-34
w hear	-32
w his	-33
w history	-35
w hous	-31
w husband	-41
w job	-32
w kid	-37
w less	-32
w list	-33
w liv	-46
w loss	-32
w main	-32
w marry	-43
w mom	-44
w morn	-47
w mother	-33
w never	-41
w nic	-32
w nin	-37
w no	-33
w numbness	-32
w o	-44
w only	-32
w plac	-32
w rar	-32
w ray	-30
w remember	-48
w she	-38
w sir	-37
w sister	-36
w strok	-30
w tenderness	-30
w they	-34
w weakness	-33
w worry	-31
`;
