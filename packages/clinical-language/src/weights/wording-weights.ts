// Learned from ACI-Bench (Yim et al., Scientific Data 10:586, 2023) and MTS-Dialog (Ben Abacha et al., EACL 2023),
// both CC BY 4.0. Written by the scripts in packages/clinical-language/training; not edited by hand.

/** How sentences of notes are built, against statements as they were spoken: positive for a note. */
export const wordingWeights = `, ADV $	-10
, ADV N	6
, ADV in	12
, BODY	14
, BODY ,	15
, BODY BODY	17
, BODY and	-7
, BODY or	35
, DRUG	10
, DRUG ,	26
, DRUG NUM	9
, N	25
, N $	11
, N ,	22
, N BODY	15
, N NUM	16
, N Ns	-11
, N V	23
, N Ved	15
, N Ving	-9
, N a	5
, N and	7
, N for	12
, N in	16
, N of	-20
, N or	25
, N she	10
, N that	-7
, N to	6
, N with	22
, NUM	-19
, NUM $	-15
, NUM ,	-12
, NUM and	-14
, Ns ,	19
, Ns N	12
, Ns Ns	14
, Ns V	-18
, Ns of	-6
, Ns or	16
, V	-17
, V ,	12
, V N	-11
, V for	11
, V in	8
, V it	-19
, Ved	28
, Ved $	22
, Ved N	27
, Ved Ving	16
, Ved and	14
, Ved patient	15
, Ving	6
, Ving $	18
, Ving ,	5
, Ving BODY	16
, Ving N	16
, Ving Ns	-17
, Ving Vs	-24
, Ving and	15
, Ving the	12
, Vs	17
, Vs in	14
, a	9
, a N	5
, after	13
, also	13
, although	25
, although she	16
, an	-10
, and	24
, and ADV	16
, and BODY	12
, and DRUG	25
, and N	16
, and Ved	21
, and Ving	-5
, and Vs	15
, and a	27
, and he	20
, and i	16
, and is	-13
, and on	9
, and she	25
, any	7
, as	-5
, as N	6
, at	7
, at N	-9
, because	-24
, but	44
, but ADV	17
, but N	12
, but Ns	14
, but Ved	27
, but Ving	-20
, but has	28
, but his	5
, but is	17
, but it	10
, but no	19
, but not	15
, but over	13
, but she	25
, but the	17
, but this	20
, but was	13
, even	-17
, for	-7
, for the	-14
, from	-14
, had	9
, has	21
, he	13
, he N	-6
, he Ns	12
, he Ved	6
, he has	12
, he states	18
, her	-10
, her BODY	-11
, his	-14
, his BODY	-6
, his N	-13
, i V	-9
, i do	-11
, if	-20
, if she	-21
, in	6
, in the	11
, it	-30
, it has	-19
, it is	-26
, it was	-11
, just	21
, more	6
, no	-23
, no BODY	-16
, no N	-11
, no Ns	-14
, now	7
, one	18
, or Ns	-6
, or other	23
, she	24
, she Ved	-11
, she Vs	-6
, she had	14
, she has	6
, she is	8
, she reports	17
, she states	14
, she was	23
, she will	12
, so	-6
, so he	15
, so she	14
, so that	-14
, so we	-6
, some	-7
, sometimes	8
, that	-36
, that is	-24
, the	6
, the patient	15
, then	-6
, there	-13
, there is	-15
, they	-9
, they Ved	7
, this	7
, though	-16
, to	-14
, very	-15
, was	-10
, was Ved	-9
, we	-5
, we can	-9
, we may	19
, we will	6
, when	16
, when he	13
, where	11
, which	13
, which Ns	17
, which Ved	-5
, which Vs	-6
, which did	18
, which has	25
, which he	17
, which is	-17
, which she	20
, which was	26
, who Ved	15
, who Vs	-10
, who was	13
, with	-7
: BODY	28
: BODY are	22
: N	69
: N $	30
: N ,	10
: N ADV	14
: N BODY	27
: N N	26
: N NUM	14
: N V	25
: N and	18
: N for	13
: N of	14
: N to	15
: NUM	41
: NUM $	15
: NUM N	31
: NUM Ns	15
: Ns	41
: Ns BODY	29
: Ns N	13
: V	28
: V DRUG	19
: V N	13
: V with	9
: Ved	11
: Ved $	19
: denies	41
: denies BODY	33
: denies N	11
: denies Ns	15
: he	25
: he has	12
: he is	14
: his	12
: i	38
: i V	14
: i Ved	20
: i am	17
: in	10
: in no	10
: no	47
: no BODY	24
: no N	30
: no Ns	11
: not	24
: not Ved	23
: patient	14
: reports	44
: reports BODY	29
: reports N	28
: reports Ved	10
: she	23
: she is	10
: she will	11
: the	9
: the Ns	14
: the patient	13
: there	19
: there is	14
: this	18
: this is	11
: we	47
: we Ved	23
: we will	37
ADV $	9
ADV ,	23
ADV , and	15
ADV , he	30
ADV , i	15
ADV , the	20
ADV BODY	24
ADV N	32
ADV N $	17
ADV N BODY	12
ADV N N	20
ADV N Ns	10
ADV N Ved	21
ADV N a	8
ADV N for	19
ADV N her	-7
ADV N is	21
ADV N of	12
ADV N or	5
ADV N to	-5
ADV NUM	29
ADV NUM Ns	21
ADV NUM to	9
ADV Ns	38
ADV Ns $	15
ADV Ns and	17
ADV Ns with	19
ADV V	-27
ADV V $	-28
ADV V N	17
ADV V Ving	-17
ADV V a	-6
ADV V to	-10
ADV Ved	30
ADV Ved $	19
ADV Ved ,	24
ADV Ved BODY	-8
ADV Ved N	-11
ADV Ved and	18
ADV Ved by	23
ADV Ved in	18
ADV Ved on	19
ADV Ved over	-11
ADV Ved with	12
ADV Ving	14
ADV Ving $	-8
ADV Ving N	26
ADV Ving in	6
ADV Ving to	15
ADV Vs	30
ADV Vs N	18
ADV a	13
ADV a N	10
ADV about	-23
ADV about NUM	-21
ADV after	9
ADV after Ving	14
ADV and	15
ADV and N	7
ADV as	15
ADV at	6
ADV because	-21
ADV because he	-19
ADV but	17
ADV did	8
ADV do	-17
ADV does	11
ADV does not	12
ADV from	8
ADV has not	-5
ADV he	20
ADV in	8
ADV in N	-6
ADV is	26
ADV is Ving	14
ADV it	12
ADV like	-13
ADV of	17
ADV on	10
ADV on N	16
ADV one	9
ADV one N	13
ADV over the	-13
ADV the	7
ADV the N	17
ADV to V	9
ADV to the	18
ADV was	15
ADV we	-14
ADV what	-21
ADV with	17
ADV with N	9
ADV with his	14
BODY ,	17
BODY , ADV	19
BODY , BODY	18
BODY , Ved	17
BODY , Ving	16
BODY , Vs	18
BODY , although	17
BODY , and	18
BODY , but	7
BODY , no	-18
BODY , she	24
BODY , the	16
BODY , which	8
BODY , who	-15
BODY :	62
BODY : BODY	13
BODY : N	42
BODY : Ns	12
BODY : no	22
BODY ADV $	-8
BODY ADV N	12
BODY BODY	10
BODY BODY $	12
BODY BODY ,	10
BODY BODY and	24
BODY BODY or	15
BODY N	14
BODY N :	15
BODY N BODY	18
BODY N N	-9
BODY N NUM	17
BODY N Ns	28
BODY N V	-15
BODY N Ved	14
BODY N Vs	-7
BODY N and	12
BODY N as	23
BODY N at	16
BODY N he	-18
BODY N her	-10
BODY N in	14
BODY N of	9
BODY N or	9
BODY N she	-22
BODY N that	-8
BODY N to	17
BODY N was	15
BODY NUM	25
BODY NUM Ns	22
BODY Ns	6
BODY Ns $	12
BODY Ns N	-10
BODY Ns Ved	16
BODY Ns Ving	11
BODY Ns and	8
BODY Ns in	-9
BODY V $	17
BODY V :	22
BODY V and	-15
BODY V is	-10
BODY V of	12
BODY V was	-7
BODY Ved	18
BODY Ved $	10
BODY Ved N	22
BODY Ved at	-10
BODY Ved when	9
BODY Ved with	11
BODY Ving	16
BODY Ving $	26
BODY Ving ,	12
BODY Ving at	-8
BODY Vs	-14
BODY Vs $	-6
BODY Vs N	-17
BODY a	-28
BODY a N	-28
BODY and	19
BODY and ADV	8
BODY and BODY	21
BODY and Ns	20
BODY and V	-22
BODY and Ved	29
BODY and Ving	20
BODY and a	7
BODY and has	15
BODY and he	17
BODY and her	-14
BODY and his	-9
BODY and on	-18
BODY and some	-14
BODY and the	5
BODY and then	6
BODY are	-8
BODY are N	-27
BODY are Ved	17
BODY as N	-12
BODY at	19
BODY at N	24
BODY at Ns	7
BODY at this	13
BODY because	-13
BODY before	-27
BODY before $	-21
BODY but	14
BODY does	-14
BODY does that	-14
BODY down	-7
BODY for	9
BODY has	18
BODY has Ved	20
BODY has been	10
BODY has not	15
BODY have	20
BODY have been	24
BODY his	-22
BODY if	-11
BODY in NUM	8
BODY in a	-6
BODY in that	-13
BODY in the	8
BODY is N	10
BODY is Ved	-7
BODY is a	-18
BODY like	-21
BODY of	17
BODY of N	9
BODY of her	6
BODY of the	15
BODY on N	8
BODY on NUM	13
BODY on her	10
BODY or	22
BODY or BODY	18
BODY or N	17
BODY or Ns	11
BODY or Ving	13
BODY out	-22
BODY over	-8
BODY over the	-7
BODY since	14
BODY so	-9
BODY so N	6
BODY that	-6
BODY that she	11
BODY there	-14
BODY to V	-6
BODY to her	6
BODY today	6
BODY too	-16
BODY up	-14
BODY was	35
BODY was N	17
BODY was Ved	15
BODY we	-15
BODY were Ved	12
BODY when he	6
BODY when she	-16
BODY where	-11
BODY which	-24
BODY which Ved	-6
BODY while	20
BODY while Ving	17
BODY with	12
BODY with N	6
BODY with the	11
BODY without	-6
DRUG $	-8
DRUG ,	6
DRUG , DRUG	16
DRUG , N	17
DRUG , NUM	-18
DRUG , and	26
DRUG , which	-6
DRUG ADV	8
DRUG N	12
DRUG N :	16
DRUG N N	-9
DRUG N NUM	18
DRUG N and	9
DRUG N to	15
DRUG NUM	14
DRUG NUM N	10
DRUG V	-11
DRUG a	9
DRUG a N	9
DRUG and	6
DRUG and V	-16
DRUG as	5
DRUG as N	6
DRUG at	8
DRUG at that	11
DRUG because	5
DRUG for	17
DRUG for N	12
DRUG in	19
DRUG is	24
DRUG or	-16
DRUG or DRUG	-11
DRUG which	8
N ,	11
N , BODY	9
N , DRUG	9
N , N	17
N , NUM	-5
N , Ns	-7
N , V	-20
N , Ved	9
N , Ving	-13
N , Vs	16
N , although	10
N , an	-10
N , and	15
N , but	35
N , he	6
N , his	-10
N , if	-11
N , in	19
N , is	8
N , it	-25
N , just	18
N , no	-18
N , on	15
N , or	-7
N , she	13
N , so	-6
N , that	-21
N , the	11
N , then	-7
N , there	-14
N , this	9
N , to	-15
N , was	9
N , when	22
N , which	24
N , who	14
N , with	-7
N :	95
N : BODY	25
N : N	45
N : NUM	24
N : Ns	34
N : V	28
N : denies	38
N : he	15
N : i	21
N : in	10
N : no	36
N : not	19
N : reports	41
N : she	15
N : the	-9
N : there	17
N : we	29
N ADV	24
N ADV $	8
N ADV ,	7
N ADV N	19
N ADV V	-15
N ADV Ved	23
N ADV and	13
N ADV as	13
N ADV over	-6
N ADV with	12
N BODY	19
N BODY :	20
N BODY N	18
N BODY NUM	18
N BODY Ns	10
N BODY V	6
N BODY Ved	-9
N BODY Ving	11
N BODY Vs	-7
N BODY and	13
N BODY as	9
N BODY but	16
N BODY for	11
N BODY of	6
N BODY or	-10
N BODY since	16
N BODY to	16
N BODY was	25
N BODY were	6
N BODY when	-5
N BODY with	7
N DRUG	18
N DRUG $	-5
N DRUG ,	10
N DRUG N	15
N DRUG Ns	13
N DRUG and	-9
N N	27
N N ,	6
N N :	31
N N ADV	29
N N BODY	-5
N N DRUG	14
N N NUM	17
N N Ns	17
N N V	20
N N Ved	16
N N Ving	18
N N Vs	16
N N about	-13
N N after	24
N N and	6
N N as	13
N N at	18
N N because	-6
N N but	-12
N N by	8
N N did	-11
N N every	17
N N for	-12
N N from	17
N N had	25
N N has	9
N N i	-18
N N if	-15
N N in	17
N N it	-17
N N may	5
N N more	-18
N N notes	17
N N of	-8
N N or	-8
N N over	-8
N N patient	13
N N reports	15
N N so	7
N N that	-23
N N the	13
N N this	24
N N to	25
N N was	13
N N we	-10
N N were	5
N N where	-8
N N which	-24
N N who	33
N N with	-17
N N without	9
N NUM $	23
N NUM ,	-15
N NUM NUM	-18
N NUM of	23
N NUM or	-6
N NUM to	12
N NUM with	16
N Ns	22
N Ns $	13
N Ns ,	-7
N Ns :	31
N Ns BODY	8
N Ns N	7
N Ns NUM	6
N Ns Ns	-5
N Ns Ved	8
N Ns Ving	12
N Ns a	18
N Ns after	10
N Ns and	12
N Ns are	-9
N Ns as	16
N Ns at	18
N Ns because	-5
N Ns but	18
N Ns down	-13
N Ns from	-14
N Ns like	-11
N Ns not	-14
N Ns of	5
N Ns on	10
N Ns or	29
N Ns since	8
N Ns than	-6
N Ns that	-19
N Ns the	11
N Ns to	10
N Ns today	10
N Ns were	12
N Ns which	6
N Ns with	11
N V	20
N V $	44
N V ,	7
N V :	24
N V ADV	16
N V N	12
N V Ns	-12
N V Ved	15
N V Vs	9
N V and	-11
N V as	10
N V at	-13
N V for	7
N V her	-6
N V in	10
N V is	-10
N V of	-15
N V to	-17
N V today	13
N V up	18
N V was	-8
N V with	-19
N Ved	21
N Ved $	-15
N Ved ADV	23
N Ved N	8
N Ved NUM	29
N Ved Ns	7
N Ved Ving	8
N Ved a	12
N Ved about	-6
N Ved an	-6
N Ved and	27
N Ved from	20
N Ved her	-15
N Ved him	-7
N Ved on	28
N Ved that	15
N Ved the	32
N Ved to	6
N Ved today	8
N Ved with	10
N Ving	30
N Ving $	-10
N Ving ,	25
N Ving :	58
N Ving BODY	-9
N Ving N	17
N Ving Ns	8
N Ving Vs	7
N Ving and	9
N Ving for	6
N Ving him	-13
N Ving of	21
N Ving or	8
N Ving with	18
N Vs $	28
N Vs ,	11
N Vs N	-24
N Vs and	7
N Vs in	-7
N Vs to	23
N Vs with	18
N a	-10
N a N	-15
N about	-13
N about N	14
N about NUM	-14
N about Ving	6
N about a	7
N about his	-16
N about my	-20
N after	15
N after Ving	17
N after the	7
N again	8
N all	-9
N all N	-12
N all the	5
N also	20
N and	23
N and ADV	26
N and BODY	5
N and DRUG	11
N and NUM	10
N and V	-13
N and Ved	9
N and Ving	-10
N and Vs	18
N and a	-8
N and at	16
N and denies	18
N and does	17
N and had	27
N and has	28
N and have	-6
N and he	31
N and her	-15
N and i	14
N and is	40
N and it	20
N and not	-9
N and on	-15
N and one	-13
N and she	36
N and so	-15
N and some	-11
N and that	20
N and the	-7
N and they	10
N and this	6
N and to	8
N and was	17
N and will	18
N any	5
N any N	10
N any Ns	9
N are	-11
N are N	7
N around	-6
N around NUM	-6
N around her	9
N as	17
N as BODY	21
N as DRUG	16
N as N	13
N as NUM	12
N as Ns	6
N as Ved	15
N as Ving	8
N as a	11
N as an	14
N as he	-20
N as her	11
N as his	-18
N as she	-10
N as the	15
N at	26
N at N	27
N at NUM	-15
N at Ns	7
N at her	-13
N at that	10
N at the	24
N at this	16
N be	-11
N because	-22
N because he	-11
N because it	-14
N because of	6
N because she	-7
N before $	-5
N before her	12
N before she	-8
N being	8
N but ADV	-15
N but N	15
N but does	20
N but he	17
N but is	15
N but most	-12
N but not	-15
N but she	6
N by	23
N by N	19
N by a	13
N can	-15
N denies	18
N denies any	17
N did	-20
N did a	-17
N did not	19
N do	-15
N does	-7
N does that	-16
N down	9
N during	7
N during the	12
N every	10
N every N	18
N for	14
N for DRUG	22
N for N	12
N for NUM	11
N for Ving	13
N for a	7
N for about	12
N for any	14
N for him	-15
N for his	7
N for some	-16
N for that	-11
N for the	9
N for their	-14
N for this	16
N from	17
N from N	24
N from Ns	20
N from Ving	-6
N from a	8
N had	14
N had N	19
N had a	18
N has	35
N has N	24
N has Ved	13
N has been	22
N have	-7
N he	-16
N he Ved	11
N he Vs	-17
N he has	-15
N he is	-10
N her	-15
N her Ns	-18
N her for	-7
N her to	-7
N him to	8
N his N	8
N his Ns	-11
N his Ved	13
N how	-17
N i	-35
N i V	-15
N i Ved	-20
N if	-10
N if Ved	-12
N if he	8
N if it	-7
N if we	-14
N in	19
N in N	5
N in Ns	10
N in V	8
N in Ving	22
N in a	-6
N in about	-15
N in both	7
N in her	12
N in his	6
N in our	18
N in the	10
N in their	-9
N into	7
N is	-17
N is ADV	20
N is NUM	8
N is Ved	18
N is a	-36
N is also	14
N is her	-10
N is in	19
N is not	-5
N is that	-7
N is the	-24
N is to	-7
N it	-42
N it $	-20
N it Ved	-15
N it Vs	-19
N it is	-15
N it was	-10
N just	19
N like	-28
N me	18
N might	-7
N more	-11
N more $	-10
N more N	7
N my	-14
N no	-13
N no Ns	-12
N not	-11
N not Ved	-11
N not Ving	-17
N now $	22
N of	15
N of ADV	23
N of BODY	40
N of N	7
N of NUM	14
N of Ns	5
N of Ving	-7
N of a	14
N of an	8
N of any	14
N of her	-24
N of his	-13
N of it	-11
N of some	16
N of that	-20
N of them	-6
N off	-8
N off $	-14
N on DRUG	14
N on N	-16
N on NUM	16
N on Ns	8
N on him	14
N on it	-10
N on that	-15
N one	-23
N one $	-6
N one N	-5
N only	17
N or BODY	14
N or N	18
N or NUM	-21
N or Ns	-13
N or Ving	-7
N or any	-15
N other	-8
N other than	-16
N out	-6
N out N	11
N over a	-6
N over the	8
N patient	-7
N patient N	10
N patient is	-20
N recently	19
N recently and	15
N reports	12
N reports that	17
N she	-13
N she Ved	-9
N she Vs	-28
N she had	12
N she has	-7
N she was	-7
N should	-11
N should be	-19
N since	18
N since $	-18
N since N	15
N since NUM	14
N since he	11
N since it	11
N since the	7
N since then	17
N so	-21
N so N	-13
N so she	19
N so that	-12
N some	-7
N some N	15
N some Ns	-14
N some of	-7
N sometimes	-10
N states	15
N states that	12
N than	12
N than NUM	-5
N than Ved	20
N than the	10
N that	-28
N that N	13
N that Ns	-16
N that Ved	11
N that Vs	-9
N that i	-9
N that it	-16
N that she	-14
N that they	-10
N that was	14
N that we	-23
N the BODY	-9
N the Ns	-11
N the V	18
N the Ved	7
N the Ving	-10
N them	-23
N there	5
N they	-39
N they V	-14
N they Ved	-17
N this	12
N this N	7
N this Ving	6
N those	-25
N those Ns	-20
N through	-13
N to	18
N to ADV	15
N to BODY	17
N to N	13
N to Ns	16
N to V	-9
N to Ved	-6
N to an	15
N to do	-22
N to her	14
N to him	-11
N to his	15
N to it	7
N to that	10
N to the	13
N to this	17
N today	24
N today $	18
N today ,	-7
N today N	-6
N today for	29
N today with	-5
N too	-25
N too $	-17
N too N	-14
N under	-9
N until	20
N up	-11
N up $	-14
N was	23
N was ADV	9
N was N	24
N was Ved	37
N was Ving	9
N was about	-11
N was also	14
N was at	-16
N was in	9
N we	-22
N we V	-17
N we Ved	-10
N we are	-17
N were	22
N were N	18
N were Ved	16
N what	-28
N what we	-12
N when Ving	21
N when he	7
N when i	-14
N when they	-18
N where	-11
N which	-22
N which Ved	-12
N which is	-14
N which was	12
N while	16
N while Ving	9
N who	25
N who N	17
N who Ved	17
N who Vs	11
N who are	18
N who had	19
N who has	10
N will	-17
N will N	-16
N will V	-25
N with	14
N with BODY	11
N with DRUG	14
N with N	12
N with NUM	-11
N with Ns	20
N with Ved	7
N with Ving	21
N with a	-24
N with an	11
N with her	18
N with his	-5
N with it	-9
N with me	-22
N with some	15
N without	12
N without any	14
N would	-10
NUM $	10
NUM , N	-9
NUM , NUM	-23
NUM , Ved	16
NUM , but	15
NUM , he	5
NUM , she	9
NUM , the	15
NUM , which	-14
NUM , with	17
NUM BODY N	5
NUM BODY Ns	-12
NUM DRUG	-5
NUM N	30
NUM N $	23
NUM N BODY	10
NUM N N	16
NUM N Ns	9
NUM N a	-8
NUM N and	13
NUM N at	14
NUM N every	-9
NUM N of	16
NUM N on	14
NUM N to	20
NUM N who	18
NUM N with	27
NUM NUM	-31
NUM NUM $	-19
NUM Ns	7
NUM Ns $	9
NUM Ns ,	25
NUM Ns ADV	22
NUM Ns N	22
NUM Ns a	-16
NUM Ns as	-14
NUM Ns before	-7
NUM Ns in	-8
NUM Ns since	7
NUM Ns to	12
NUM Ved	27
NUM Ved N	24
NUM Ving BODY	-5
NUM Ving N	12
NUM a	15
NUM a N	15
NUM after	11
NUM and	8
NUM and N	13
NUM and NUM	30
NUM and her	-21
NUM and his	-10
NUM at	18
NUM but	-17
NUM by	9
NUM for	-12
NUM from	15
NUM from N	15
NUM he	25
NUM in N	-6
NUM of N	22
NUM on the	6
NUM or	7
NUM or NUM	25
NUM out	9
NUM out of	9
NUM she	21
NUM she had	17
NUM when	9
NUM with	23
NUM with N	16
Ns $	11
Ns ,	9
Ns , BODY	-14
Ns , N	14
Ns , V	13
Ns , Ved	13
Ns , Ving	-12
Ns , although	14
Ns , and	6
Ns , as	13
Ns , but	31
Ns , he	27
Ns , i	-15
Ns , it	-19
Ns , no	13
Ns , one	18
Ns , or	11
Ns , we	13
Ns :	50
Ns : N	22
Ns : no	12
Ns : the	17
Ns ADV	19
Ns ADV $	18
Ns ADV N	19
Ns ADV Ved	8
Ns BODY	10
Ns BODY $	6
Ns BODY Ns	23
Ns BODY V	11
Ns N	28
Ns N ADV	14
Ns N BODY	27
Ns N N	34
Ns N NUM	10
Ns N Ns	15
Ns N V	-7
Ns N Ving	19
Ns N and	11
Ns N as	-7
Ns N for	15
Ns N in	17
Ns N is	12
Ns N on	-19
Ns N to	34
Ns N was	-8
Ns NUM	13
Ns NUM N	-10
Ns NUM Ns	17
Ns NUM and	23
Ns Ns	11
Ns Ns ,	12
Ns Ns of	17
Ns V	-15
Ns V $	-7
Ns V N	-26
Ns V to	12
Ns Ved	22
Ns Ved ADV	17
Ns Ved N	8
Ns Ved on	17
Ns Ved to	22
Ns Ving	6
Ns Ving $	11
Ns Ving N	9
Ns also	14
Ns and	20
Ns and ADV	-10
Ns and BODY	18
Ns and Ns	12
Ns and Ved	17
Ns and Vs	17
Ns and a	15
Ns and has	22
Ns and he	23
Ns and his	-10
Ns and is	20
Ns and no	17
Ns and the	-19
Ns are ADV	17
Ns are N	-6
Ns are NUM	-8
Ns are Ved	29
Ns are Ving	-10
Ns are not	-8
Ns around	-6
Ns as N	10
Ns as Ved	-7
Ns at	16
Ns at N	28
Ns at a	9
Ns at the	-8
Ns at this	18
Ns because	-9
Ns been	-18
Ns but	23
Ns do	-9
Ns every	7
Ns for	8
Ns for a	10
Ns for him	-8
Ns for his	7
Ns from	-9
Ns from her	-8
Ns had	13
Ns have	9
Ns have N	14
Ns have Ved	9
Ns have not	8
Ns he Vs	-17
Ns he has	8
Ns her	7
Ns his	9
Ns his N	15
Ns in	15
Ns in his	10
Ns in the	25
Ns is N	15
Ns is a	-15
Ns it	6
Ns like	-26
Ns like N	-17
Ns may	11
Ns no	-11
Ns no N	-8
Ns not	-14
Ns now	-8
Ns of	13
Ns of ADV	-13
Ns of N	27
Ns of Ns	27
Ns of any	12
Ns of her	-19
Ns of his	-17
Ns off	21
Ns on N	5
Ns on his	14
Ns one	17
Ns or	9
Ns or Ns	33
Ns other	-10
Ns over	-5
Ns she	-15
Ns she Vs	-5
Ns she has	-7
Ns since	22
Ns so	-16
Ns some	13
Ns than	-13
Ns than NUM	-11
Ns that	-20
Ns that N	-15
Ns that can	-8
Ns that he	12
Ns that she	-11
Ns that they	-18
Ns that we	-16
Ns the	12
Ns the BODY	7
Ns the N	11
Ns to	12
Ns to Ns	8
Ns to be	17
Ns to his	22
Ns to the	-7
Ns today	12
Ns today $	16
Ns today ,	25
Ns under	8
Ns under V	6
Ns until	6
Ns up	-6
Ns was	17
Ns was N	5
Ns was Ved	24
Ns were	27
Ns were N	6
Ns were Ved	44
Ns where	-14
Ns while	10
Ns while Ving	22
Ns with BODY	19
Ns with N	7
Ns with Ns	-24
Ns with her	-10
Ns with his	-20
Ns with the	19
Ns without	24
Ns without N	16
V $	-6
V ,	-12
V , N	-6
V , V	19
V , and	8
V , which	18
V :	35
V : NUM	28
V ADV	7
V ADV $	10
V ADV N	9
V BODY	-17
V BODY $	6
V BODY in	-16
V BODY to	-5
V DRUG	21
V DRUG $	7
V DRUG NUM	15
V DRUG to	14
V N	-14
V N $	-11
V N BODY	13
V N N	9
V N V	6
V N Ved	-9
V N and	-12
V N as	5
V N for	-13
V N from	6
V N he	-15
V N of	5
V N on	6
V N that	-14
V N the	-12
V N to	8
V NUM Ns	8
V Ns	6
V Ns ,	18
V Ns V	-17
V Ns and	5
V V	-5
V Ved	-6
V Ved $	-27
V Ving	-6
V Ving $	-13
V Ving DRUG	22
V Ving for	17
V Ving that	-6
V Ving the	-16
V Ving to	10
V Vs $	8
V a	-15
V a N	-6
V a NUM	-20
V a V	-19
V about	-11
V and N	-9
V and Ns	10
V and Ved	17
V any	-21
V any N	-14
V any Ns	-17
V are	-9
V as	-6
V as N	-5
V at	-6
V at this	-14
V because	-6
V by	-13
V down	-24
V for	-7
V for about	-5
V for other	-5
V for the	-13
V from	-11
V he	-23
V he Vs	-16
V he has	-18
V her	-14
V her DRUG	8
V her N	-12
V her V	-13
V her Ved	-12
V her Ving	-15
V him	-31
V him $	-17
V him N	-18
V him Ved	-19
V his	-14
V his DRUG	-14
V his N	-9
V his Ns	-9
V how	-25
V how he	-13
V how she	-14
V i	-14
V if	-19
V if he	-19
V if she	-18
V if the	11
V if we	-13
V in	7
V in BODY	19
V in N	14
V in NUM	11
V in and	-15
V into	-14
V into that	-12
V into the	6
V is	-15
V is N	-18
V is NUM	-21
V is a	12
V is to	7
V it	-36
V it $	-18
V it ,	10
V it ADV	10
V it N	-20
V it a	-14
V it at	-20
V it in	-13
V it out	-16
V it to	11
V like	-22
V like she	-6
V me	-22
V me if	-18
V more	11
V more N	9
V my	-23
V my N	-23
V of	17
V of DRUG	9
V of N	17
V of NUM	16
V of Ns	-8
V of Ving	21
V of her	7
V off	-17
V on	-8
V on N	16
V on her	6
V on it	-26
V on the	-8
V one	-8
V or	18
V or N	7
V or V	29
V out	-25
V out $	-17
V out and	-17
V over	9
V she	-26
V she Vs	-14
V she has	-18
V she is	-22
V so	-22
V some	-21
V some DRUG	-17
V some N	-19
V some Ns	-12
V some of	-7
V that	-38
V that ADV	-13
V that BODY	-21
V that N	-32
V that Ved	-12
V that he	7
V that we	-14
V the	-12
V the N	-19
V the Ns	11
V the patient	26
V their	-24
V their BODY	-14
V their N	-16
V them	-30
V them $	-17
V they	-18
V this N	-15
V this is	14
V those	-15
V through	-14
V to	-7
V to N	11
V to Ved	-20
V to be	16
V to do	-18
V to have	-18
V to her	-9
V to the	-6
V today	9
V up	24
V up $	-12
V up and	20
V up in	31
V up of	17
V up with	23
V us	-18
V was	-6
V was N	-9
V was NUM	-21
V was Ved	7
V we	-16
V what	8
V when	-18
V when he	-16
V with	-13
V with N	5
V with her	6
V with his	8
V with some	-8
V with that	-14
V with the	-23
Ved ,	16
Ved , N	-10
Ved , Ved	18
Ved , and	10
Ved , but	16
Ved , it	-11
Ved , she	21
Ved ADV	45
Ved ADV $	13
Ved ADV N	19
Ved ADV NUM	24
Ved ADV with	15
Ved BODY	37
Ved BODY $	12
Ved BODY ,	12
Ved BODY :	6
Ved BODY BODY	23
Ved BODY Ns	24
Ved BODY and	33
Ved BODY as	-13
Ved BODY or	26
Ved DRUG	23
Ved DRUG and	17
Ved N	21
Ved N N	15
Ved N Ns	14
Ved N Ved	12
Ved N in	16
Ved N of	-13
Ved N on	16
Ved N or	6
Ved N to	31
Ved N was	18
Ved N who	12
Ved NUM	15
Ved NUM N	17
Ved NUM Ns	12
Ved Ns	17
Ved Ns ,	13
Ved Ns N	11
Ved Ns of	16
Ved V	8
Ved V ,	-6
Ved Ving	16
Ved Ving ,	10
Ved Ving DRUG	19
Ved Ving N	16
Ved Ving Ns	8
Ved Ving a	11
Ved Ving about	-12
Ved Ving it	5
Ved Vs	10
Ved a	8
Ved a Ved	15
Ved a Ving	17
Ved about	-33
Ved about NUM	-13
Ved about Ving	-18
Ved about a	-6
Ved about it	-17
Ved about that	-21
Ved after	-10
Ved again	8
Ved all	-18
Ved an Ved	-9
Ved and	43
Ved and N	6
Ved and Ns	13
Ved and Ved	6
Ved and Vs	15
Ved and has	14
Ved and she	13
Ved any	40
Ved any BODY	6
Ved any N	24
Ved around	12
Ved as	34
Ved as N	18
Ved as a	22
Ved as an	19
Ved at	5
Ved at N	21
Ved at NUM	17
Ved at the	-8
Ved because of	21
Ved but	16
Ved by	31
Ved by BODY	19
Ved by N	11
Ved by Ns	7
Ved by a	15
Ved by the	7
Ved during	15
Ved for	29
Ved for N	25
Ved for Ns	17
Ved for a	-5
Ved for her	10
Ved for the	11
Ved from	31
Ved from N	12
Ved from the	12
Ved he had	-13
Ved he was	-5
Ved her BODY	-11
Ved her DRUG	-10
Ved her Ns	-8
Ved her V	-19
Ved her that	18
Ved her to	30
Ved him	8
Ved him that	10
Ved him to	18
Ved his	9
Ved his BODY	-10
Ved his N	10
Ved if	11
Ved in	5
Ved in N	12
Ved in NUM	12
Ved in Ving	9
Ved in by	13
Ved in that	-9
Ved into	-8
Ved it	-15
Ved it $	-13
Ved like	-24
Ved me	-8
Ved more	8
Ved more N	14
Ved no	26
Ved no N	12
Ved of N	22
Ved off	9
Ved on	16
Ved on DRUG	23
Ved on N	7
Ved on NUM	13
Ved on Ns	8
Ved on a	6
Ved on her	13
Ved on his	19
Ved on how	-5
Ved on the	-14
Ved out	-12
Ved out $	-5
Ved patient	11
Ved she had	6
Ved since	10
Ved some	-16
Ved some DRUG	-25
Ved some N	8
Ved some Ns	-20
Ved states	16
Ved that	5
Ved that N	-6
Ved that he	14
Ved that his	23
Ved that it	9
Ved that she	6
Ved that the	-29
Ved that they	7
Ved that we	23
Ved the	15
Ved the BODY	18
Ved the N	13
Ved the Ns	-11
Ved the patient	44
Ved they	-13
Ved this	-18
Ved this N	-28
Ved to	28
Ved to N	9
Ved to Ns	17
Ved to be	10
Ved to do	-10
Ved to have	15
Ved to her	13
Ved to his	8
Ved to the	19
Ved today	29
Ved today $	20
Ved today and	16
Ved up	-21
Ved up $	-6
Ved up Ving	-16
Ved up a	-8
Ved up and	-17
Ved up in	-7
Ved when i	-13
Ved when she	8
Ved with	31
Ved with DRUG	12
Ved with N	29
Ved with Ns	14
Ved with a	28
Ved with her	8
Ving $	-13
Ving , N	6
Ving , Ns	14
Ving , Ving	32
Ving :	68
Ving : N	17
Ving : he	19
Ving : his	12
Ving : i	31
Ving : patient	10
Ving : she	17
Ving : the	23
Ving : this	18
Ving : we	33
Ving ADV	17
Ving ADV N	12
Ving ADV Ved	14
Ving BODY $	-10
Ving BODY N	7
Ving BODY and	11
Ving BODY in	-14
Ving DRUG	39
Ving DRUG ,	18
Ving DRUG N	18
Ving DRUG NUM	31
Ving DRUG for	8
Ving N	7
Ving N $	-12
Ving N ,	10
Ving N ADV	17
Ving N BODY	11
Ving N NUM	-13
Ving N Ns	32
Ving N Ved	-8
Ving N Ving	-16
Ving N and	16
Ving N at	-21
Ving N but	-10
Ving N for	16
Ving N of	-7
Ving N or	-13
Ving N since	15
Ving N than	-10
Ving N to	5
Ving NUM	9
Ving NUM N	14
Ving Ns	15
Ving Ns $	10
Ving Ns ,	-11
Ving Ns :	16
Ving Ns N	7
Ving Ns and	12
Ving Ns down	14
Ving Ns in	14
Ving Ns that	-15
Ving Ns with	13
Ving V	28
Ving Ved	-7
Ving Ved $	-8
Ving Ving N	9
Ving Vs	-21
Ving Vs N	-34
Ving Vs to	-14
Ving a BODY	6
Ving about	-12
Ving after	28
Ving all	-10
Ving an	-7
Ving an N	-9
Ving and	31
Ving and BODY	7
Ving and N	19
Ving and Ving	18
Ving and the	14
Ving any	16
Ving any BODY	18
Ving any N	18
Ving any Ns	-10
Ving around the	-15
Ving as	15
Ving at	-15
Ving at N	12
Ving at her	-21
Ving at the	-11
Ving at this	-9
Ving before	-7
Ving down	9
Ving for	6
Ving for N	5
Ving for a	-6
Ving for the	16
Ving had	17
Ving he	-7
Ving her	9
Ving her BODY	19
Ving him	-6
Ving him $	-7
Ving his	8
Ving his BODY	6
Ving his N	9
Ving if	-13
Ving in N	12
Ving in NUM	18
Ving in the	-5
Ving is	-20
Ving is N	-10
Ving it	-16
Ving it $	-19
Ving it up	-19
Ving like	-17
Ving more	-5
Ving more N	11
Ving of	20
Ving of N	19
Ving of her	21
Ving of his	-7
Ving of the	11
Ving on	-15
Ving on her	-18
Ving on his	-7
Ving on the	-11
Ving or	12
Ving or N	30
Ving or Ving	7
Ving out	-24
Ving out of	-12
Ving she	-17
Ving so	-16
Ving some	5
Ving some BODY	14
Ving some N	-5
Ving some Ns	11
Ving that	-17
Ving that he	-11
Ving that she	-11
Ving that they	-8
Ving the	-13
Ving the BODY	-14
Ving the N	-8
Ving their	-13
Ving them	-23
Ving this	-14
Ving this N	-7
Ving those	-22
Ving those Ns	-19
Ving through	-17
Ving to	-18
Ving to V	-17
Ving to Ved	11
Ving to Ving	18
Ving to be	-21
Ving to do	-22
Ving to have	-15
Ving to her	-6
Ving to the	17
Ving too	-8
Ving too N	-7
Ving up	-21
Ving up and	-14
Ving very	19
Ving very N	17
Ving was	-13
Ving when	9
Ving when she	15
Ving where	11
Ving with	13
Ving with N	26
Ving with the	15
Vs ,	10
Vs , BODY	15
Vs , Ns	29
Vs ADV $	14
Vs BODY	-12
Vs BODY in	14
Vs DRUG	9
Vs N	-11
Vs N $	-17
Vs N ,	-19
Vs N ADV	17
Vs N N	7
Vs N Ns	7
Vs N Ving	-17
Vs N at	11
Vs N to	12
Vs N with	-6
Vs NUM	8
Vs NUM Ns	12
Vs Ns	8
Vs V	-7
Vs Ved	-8
Vs Ving N	10
Vs a N	-13
Vs all	-23
Vs all the	-17
Vs an	13
Vs and	11
Vs and Vs	11
Vs as	19
Vs as a	14
Vs at	23
Vs at N	11
Vs down	-25
Vs for	12
Vs for N	10
Vs for a	17
Vs for her	-6
Vs he	-20
Vs he Vs	-13
Vs her	5
Vs her N	18
Vs him	-19
Vs his	8
Vs in	29
Vs in N	32
Vs in a	11
Vs in for	-5
Vs in his	20
Vs in today	28
Vs is	11
Vs it	-37
Vs it $	-18
Vs it N	-18
Vs it is	-6
Vs like	-23
Vs like Ving	-18
Vs like he	-16
Vs like they	-19
Vs me	13
Vs me that	18
Vs of	23
Vs of N	22
Vs off	15
Vs on	-15
Vs on N	-11
Vs on the	-20
Vs one	16
Vs or	5
Vs out	-21
Vs she	-11
Vs some N	7
Vs that	-11
Vs that he	-5
Vs that her	9
Vs that is	-18
Vs that it	-7
Vs the	-7
Vs the N	-10
Vs there	-23
Vs there is	-15
Vs they	-9
Vs to	15
Vs to N	12
Vs to have	21
Vs to the	31
Vs up	8
Vs when	-16
Vs when she	-9
Vs with	29
Vs with BODY	-10
Vs with N	12
Vs with a	19
Vs with her	21
Vs with his	25
Vs with the	16
^ ADV	22
^ ADV ,	35
^ ADV N	18
^ ADV Ving	7
^ BODY	45
^ BODY :	44
^ BODY N	38
^ BODY V	13
^ BODY and	11
^ DRUG	21
^ DRUG ,	-12
^ DRUG N	29
^ DRUG NUM	14
^ N	63
^ N :	102
^ N BODY	33
^ N N	58
^ N NUM	20
^ N Ns	16
^ N Ved	11
^ N Ving	49
^ N also	18
^ N at	16
^ N denies	16
^ N for	44
^ N from	10
^ N had	20
^ N he	-15
^ N her	-18
^ N i	-23
^ N in	-13
^ N is	-26
^ N it	-26
^ N of	26
^ N on	-8
^ N patient	-19
^ N so	-20
^ N that	-6
^ N the	-21
^ N to	17
^ N was	27
^ N with	15
^ NUM	57
^ NUM BODY	17
^ NUM N	56
^ NUM Ved	23
^ NUM he	23
^ NUM she	17
^ Ns	26
^ Ns :	24
^ Ns BODY	14
^ Ns N	17
^ Ns Ns	11
^ Ns V	17
^ Ns Ved	-22
^ Ns and	22
^ Ns are	28
^ Ns have	-16
^ Ns of	29
^ Ns to	18
^ Ns were	17
^ V	-12
^ V ,	12
^ V N	23
^ V a	-10
^ V her	-20
^ V it	-20
^ V the	-10
^ V up	13
^ V with	9
^ Ved	38
^ Ved ,	17
^ Ved BODY	28
^ Ved N	24
^ Ved on	-15
^ Ving	-9
^ Ving N	-15
^ Ving Ns	19
^ Ving at	-32
^ Ving her	25
^ Ving his	24
^ Ving to	-9
^ Vs	21
^ a	-6
^ a N	-19
^ a NUM	29
^ about	-14
^ after	-5
^ after Ving	28
^ again	17
^ all	16
^ all Ns	33
^ all of	-10
^ also	32
^ also ,	17
^ an	19
^ an N	19
^ as	7
^ as N	-5
^ as Ved	18
^ at	32
^ at N	5
^ at that	11
^ at the	19
^ at this	29
^ before	-18
^ both	9
^ by	18
^ denies	59
^ denies BODY	19
^ denies N	29
^ denies any	37
^ do	-26
^ do not	-16
^ does	20
^ does not	20
^ during	17
^ for	-61
^ for N	-9
^ for her	-34
^ for his	-38
^ for the	-21
^ from	-16
^ from a	-14
^ has	24
^ has N	6
^ he ADV	24
^ he N	9
^ he Ns	19
^ he Ved	-7
^ he Vs	7
^ he also	28
^ he can	-21
^ he could	-20
^ he denies	-7
^ he had	-9
^ he is	6
^ he might	-19
^ he notes	30
^ he reports	-49
^ he states	43
^ he still	-17
^ he then	17
^ he was	9
^ he will	25
^ he would	-21
^ her N	8
^ her Ns	-7
^ his	-10
^ his BODY	-29
^ i	-48
^ i V	-36
^ i also	6
^ i am	-32
^ i can	-30
^ i did	-10
^ i do	-41
^ i will	26
^ i would	-31
^ if	-33
^ if he	-27
^ if her	14
^ if his	10
^ if it	-31
^ if she	-12
^ in	-6
^ in N	16
^ in NUM	29
^ in Ns	-20
^ it	-81
^ it ADV	-9
^ it Ns	8
^ it Ved	-33
^ it Vs	-19
^ it did	-20
^ it does	-24
^ it has	-18
^ it is	-49
^ it may	-17
^ it should	-24
^ it was	-13
^ it will	-22
^ most	15
^ most of	22
^ my	-24
^ my N	-27
^ no	77
^ no ADV	5
^ no BODY	35
^ no N	49
^ no Ns	46
^ no Vs	25
^ no one	18
^ no other	26
^ not	-38
^ not that	-28
^ of	-5
^ on	-45
^ on NUM	19
^ on her	-42
^ on his	-39
^ on the	-17
^ one	7
^ one of	9
^ other	7
^ over	-7
^ over the	-8
^ patient	59
^ patient N	34
^ patient Ns	21
^ patient Ved	17
^ patient denies	15
^ patient reports	52
^ patient was	-7
^ recently	21
^ she	-9
^ she ADV	15
^ she Ns	13
^ she Ved	-15
^ she Vs	11
^ she also	19
^ she cannot	-26
^ she could	-19
^ she denies	-10
^ she did	-27
^ she does	5
^ she had	-22
^ she is	13
^ she might	-17
^ she notes	16
^ she reports	-43
^ she should	24
^ she states	48
^ she still	-20
^ she was	-9
^ she will	14
^ she would	-12
^ since that	19
^ some	-10
^ sometimes	-17
^ sometimes it	-20
^ sometimes she	-7
^ that	-67
^ that N	-27
^ that Ved	-21
^ that Vs	-34
^ that does	-32
^ that would	-24
^ the	9
^ the ADV	-18
^ the BODY	14
^ the Ns	29
^ the V	-6
^ the Ving	-15
^ the only	-7
^ the patient	14
^ there	-29
^ there are	-12
^ there is	-33
^ there was	16
^ there were	18
^ these	26
^ these N	25
^ they	-45
^ they N	-7
^ they Ved	-17
^ they are	-29
^ they do	7
^ they had	-15
^ they have	-14
^ they were	-17
^ they will	-22
^ this	-22
^ this NUM	37
^ this Ved	24
^ this Vs	-19
^ this can	-20
^ this could	-17
^ this has	25
^ this is	-41
^ this patient	27
^ this will	-29
^ those	-20
^ those are	-10
^ to	-23
^ to V	-27
^ today	28
^ today ,	22
^ under	-21
^ usually	-19
^ very	-17
^ we	-63
^ we N	-21
^ we Ved	21
^ we also	9
^ we are	-7
^ we can	-41
^ we did	-6
^ we do	-22
^ we had	-6
^ we were	-18
^ we will	-64
^ when	-19
^ when he	-9
^ when i	-13
^ when she	-13
^ when they	-16
^ while	15
^ with	-9
^ with N	17
a ADV	19
a ADV N	18
a BODY $	-6
a BODY BODY	-7
a DRUG	6
a DRUG N	12
a N	-17
a N $	9
a N BODY	10
a N N	-20
a N NUM	-6
a N Ns	-26
a N V	-14
a N Ved	-18
a N Ving	-6
a N a	-13
a N about	-15
a N and	28
a N as	-12
a N at	25
a N but	18
a N for	13
a N in	7
a N more	-8
a N of	-8
a N on	8
a N patient	9
a N that	17
a N there	6
a N to	-17
a N too	-18
a N was	25
a N when	-9
a NUM	-10
a NUM $	-16
a Ns	9
a Ns at	5
a Ns of	23
a V	-7
a V $	-20
a V N	-12
a V in	-11
a V of	6
a Ved	16
a Ved BODY	11
a Ved N	10
a Ving	23
a Ving N	18
a patient	14
a very	5
a very N	5
a while	-30
a while $	-28
a while ,	-8
about N	11
about N N	-5
about N Ns	21
about NUM	-33
about NUM $	-23
about NUM ,	-18
about NUM Ns	-15
about NUM to	-23
about Ving	-6
about her	-18
about her N	-6
about his	-11
about it	-29
about it $	-20
about my	-20
about my N	-20
about that	-25
about the	10
about what	-10
after N	14
after NUM	17
after NUM Ns	17
after Ving	29
after Ving the	28
after a	-5
after a N	-6
after an	18
after he Ved	-14
after her	13
after she	-17
after that	-11
after the	14
after the N	17
after they	-10
after this	7
after this N	6
again $	-16
again ,	20
again N	6
all $	-29
all N	-15
all N $	-21
all N N	-12
all N Ns	6
all Ns	19
all Ns as	8
all Ns were	30
all his	-17
all of	-11
all of that	-18
all of the	-5
all that N	-17
all the	-37
all the N	-33
also $	17
also ,	17
also ADV	15
also N	17
also N N	15
also N Ns	-7
also Ns	19
also V	-8
also V BODY	13
also Ved	28
also Ved N	-5
also Ved her	11
also Ved him	20
also Ved some	-9
also Ved that	27
also Ved the	10
also Ving	20
also Ving to	11
also Vs	15
also a	7
also be	21
also been	6
also had	22
also had a	17
also has	14
also has had	16
also notes	20
also reports	26
also states	14
also states that	14
also the	-10
also was	14
although he	9
although she	18
always N	-23
always Ved	-17
am N	-24
am N N	-21
am Ving	-11
am Ving N	-14
am Ving to	23
am not	-11
an DRUG N	-6
an N	9
an N $	-14
an N ,	14
an N N	6
an N Ns	6
an N V	7
an N Ved	22
an N and	-7
an N at	19
an N to	-6
an NUM	23
an NUM N	26
an Ved	-11
an Ved N	-9
an Ving N	-9
and ADV	27
and ADV Ved	19
and BODY	30
and BODY $	19
and BODY N	24
and BODY Ns	-6
and BODY in	20
and DRUG	14
and DRUG ,	19
and DRUG NUM	-7
and DRUG for	14
and N	6
and N $	14
and N ,	-11
and N BODY	17
and N NUM	-11
and N Ns	12
and N Ved	9
and N Ving	-12
and N a	-11
and N and	-14
and N are	15
and N her	-9
and N in	28
and N is	-17
and N it	-16
and N of	12
and N on	-13
and N were	22
and N who	-12
and N with	19
and NUM	29
and NUM $	18
and NUM N	14
and NUM Ns	21
and Ns	17
and Ns $	17
and Ns N	19
and Ns Ved	7
and Ns Ving	19
and Ns in	10
and Ns of	34
and Ns the	16
and Ns to	-8
and V	-30
and V $	-10
and V N	-8
and V her	-10
and V his	-8
and V how	-20
and V if	-16
and V it	-14
and V the	6
and V with	8
and Ved	22
and Ved BODY	10
and Ved N	8
and Ved a	26
and Ved her	5
and Ved in	10
and Ved that	10
and Ved to	10
and Ved today	16
and Ved up	-7
and Ving $	11
and Ving :	34
and Ving BODY	12
and Ving Ved	-16
and Ving her	-5
and Ving in	19
and Ving to	-7
and Vs	41
and Vs $	18
and Vs N	13
and Vs Ving	12
and Vs with	22
and again	-9
and all	-9
and an	7
and are	12
and as	-9
and at	20
and at that	14
and by	6
and denies	21
and denies any	14
and do	-7
and does	25
and does not	29
and had	35
and had N	21
and had a	14
and has	44
and has N	19
and has Ved	25
and has a	17
and has been	16
and have	-15
and he	57
and he Ved	17
and he Vs	28
and he had	11
and he has	19
and he is	19
and he was	21
and her	-23
and her N	-31
and her Ns	-6
and his	-10
and his N	-7
and i	28
and i have	12
and in	-14
and is	43
and is ADV	16
and is N	22
and is Ved	16
and is Ving	28
and is a	19
and it	36
and it was	18
and just	16
and more	8
and no	18
and no N	20
and now	-10
and on	-11
and on N	-12
and one	-13
and she	41
and she Ved	20
and she Vs	26
and she does	-10
and she had	-6
and she has	17
and she is	18
and she was	16
and so	-15
and some	-16
and some Ved	-16
and sometimes	-8
and states	14
and states that	12
and that	23
and that is	11
and the	-14
and the BODY	-7
and the N	-17
and the Ns	-6
and the patient	29
and then	-26
and then the	-8
and there	18
and there is	18
and they	22
and this	8
and those	-11
and to V	7
and was	30
and was N	21
and was Ved	27
and we	5
and what	-11
and will	23
and with	-10
and would	9
any ADV	-16
any ADV N	-24
any BODY	-14
any BODY $	13
any BODY ,	9
any BODY N	-19
any BODY Ns	-12
any BODY or	-9
any N	19
any N $	-14
any N BODY	13
any N N	13
any N Ns	24
any N V	19
any Ns	-19
any Ns $	-11
any Ns ,	-10
any Ns N	-11
any Ns of	6
any Ns with	-20
any Ved	17
any Ved BODY	16
any Ving	24
any of	-20
any other	22
any other N	13
any other Ns	17
are ADV	15
are ADV Ved	18
are N	-16
are N $	-8
are N N	11
are N Ns	-24
are N Ved	-5
are N and	-18
are N in	17
are N with	8
are N without	-16
are NUM	-19
are V	11
are Ved	26
are Ved $	15
are Ving	-29
are Ving $	-17
are Ving N	-21
are a	-18
are a N	-18
are all	-26
are all N	-19
are also	9
are her	-16
are no	13
are no N	7
are no Ns	-10
are no other	18
are not Ving	-19
around $	-24
around N	-8
around NUM	-17
around her	5
around that	9
around that N	10
around the	-8
around the N	-9
as ADV	9
as BODY	22
as DRUG	16
as N	5
as N BODY	15
as N N	21
as N and	16
as N of	6
as N the	19
as NUM	18
as NUM ,	17
as Ns	6
as Ns were	8
as Ved	19
as Ved $	9
as Ved ,	17
as Ved N	13
as Ved to	-9
as Ving	17
as a	31
as a N	22
as an	21
as an N	15
as he	-9
as he can	-27
as her N	8
as his	-18
as i Ved	7
as she	-15
as she is	-6
as she was	-14
as the	9
as the patient	15
as they	8
as to	-10
as we	-17
at ADV	14
at N	23
at N $	11
at N ,	7
at N N	8
at N NUM	5
at N and	18
at N to	8
at NUM $	-22
at NUM N	26
at NUM Ns	21
at Ns	7
at Ns $	-6
at Ns N	16
at V	-5
at V $	7
at all	-16
at all $	-13
at her	-29
at her N	-25
at her Ns	-11
at him	-16
at his	-14
at his N	-8
at it	-17
at that	21
at that N	22
at the N	12
at the Ns	-17
at the Ved	-7
at this	17
at this N	23
be N	-29
be N $	-20
be N ,	-7
be N N	-7
be N for	7
be N to	-29
be NUM	-11
be Ved	7
be Ved $	-13
be Ved in	12
be Ving N	-15
be Ving out	-15
be a N	-10
be in	-28
be in N	-21
be on	16
be on N	16
be the	17
be the N	17
because he	-26
because he does	-6
because he has	-14
because he is	-19
because her	-9
because i	-17
because it	-11
because of	9
because of N	12
because of the	-7
because she	-23
because she Vs	-9
because she has	-12
because she was	-14
because that	-15
because there	-7
because they	-19
been ADV	29
been ADV Ved	13
been ADV Ving	18
been BODY	-13
been N	11
been N N	-5
been N for	-5
been N in	15
been N over	17
been N to	13
been Ved	37
been Ved $	27
been Ved ADV	11
been Ved by	18
been Ved for	19
been Ved with	11
been Ving	-14
been Ving $	-16
been Ving ADV	14
been Ving BODY	-12
been Ving DRUG	11
been Ving N	8
been Ving NUM	11
been Ving Ving	17
been Ving a	-10
been Ving for	-10
been Ving him	-19
been Ving his	6
been Ving it	-7
been Ving more	5
been Ving some	7
been Ving them	-16
been Ving to	-17
been a	-13
been a N	-9
been more	15
been no	20
been on	23
been on N	20
been out	-16
been to	6
been under	-6
been very	17
been very N	11
before $	-37
before N	-21
before he Ved	-11
before her	17
before she	-21
before she Ved	-13
being N	14
being Ved	14
being Ved for	16
being a	-8
being a N	-8
between NUM	13
between NUM and	11
between the	20
bias	-19
both BODY $	-5
both N	6
both N Ns	21
both Ns	13
both Ved	20
both of	6
but N N	12
but Ns	8
but Ved	22
but Ving	-10
but Ving N	-7
but Vs	23
but Vs to	18
but denies	21
but denies any	19
but did	11
but did not	7
but does	22
but does not	17
but has	40
but has been	11
but has not	22
but he	12
but he does	18
but he is	21
but her	6
but his	-12
but his N	-15
but i	-10
but if	-15
but is	24
but it	15
but it does	14
but it is	11
but most	-12
but no	11
but no BODY	21
but not	8
but now	-8
but over	13
but over the	13
but she	22
but she Vs	21
but she does	18
but she has	16
but states	15
but still	-8
but that	11
but then	22
but this	20
but was	19
but was N	17
by BODY	21
by N	23
by N $	9
by N ADV	-7
by N N	22
by N Ving	6
by Ns	11
by a	21
by a N	21
by her	12
by her N	11
by his	16
by his N	13
by the N	-7
by the V	11
can $	-25
can ADV	-21
can ADV V	-19
can N	-14
can N her	-16
can N to	-9
can Ns	-21
can V	-49
can V $	-24
can V N	-9
can V a	-17
can V her	-25
can V him	-13
can V it	-21
can V some	-11
can V that	-19
can V to	-6
can also	-11
can also V	-16
can be	-26
can be N	-22
can do	-17
cannot N	-18
cannot V	-14
cannot V N	-15
could V	-17
could be	-16
could be NUM	-18
could be Ved	-5
could do	-21
could have	8
could not	9
could not V	7
denies BODY	59
denies BODY $	19
denies BODY ,	18
denies BODY N	31
denies BODY Ns	10
denies BODY and	15
denies BODY or	27
denies N	54
denies N ,	15
denies N BODY	24
denies N N	24
denies N or	17
denies Ns	34
denies Ns of	19
denies V	19
denies Ved	13
denies Ved BODY	13
denies Ving	37
denies Ving any	22
denies a	17
denies a N	15
denies any	-18
denies any ADV	-24
denies any BODY	-21
denies any N	20
denies any Ns	-30
denies any other	23
did N N	8
did N the	-17
did V N	-9
did V a	-17
did a	-28
did a N	-28
did have	21
did have a	21
did not	9
did not ADV	-11
did not N	29
did not V	-12
did not have	11
did she	-13
did that	-18
did the	-20
did the N	-17
do N	-12
do N N	-5
do V	-24
do V a	-8
do V that	-14
do V to	-28
do Ving	-23
do a	-18
do a N	-8
do an	-23
do an N	-21
do have	-13
do he	-19
do is	-18
do it	-23
do my	-14
do my N	-12
do not	-36
do not V	-33
do she	-16
do some	-21
do some N	-14
do that	-25
do the	-22
do the N	-13
do with	-16
does $	-25
does N	-7
does V a	-16
does V it	11
does V to	-14
does V with	12
does Ved	-14
does have	31
does have N	21
does have a	15
does it	-19
does not	6
does not ADV	-9
does not N	26
does not V	9
does not Ved	-14
does not do	-7
does that	-26
does that Ved	-26
does the	-21
down $	6
down , Ving	5
down N	-23
down and	-13
down on	-15
down the Ns	-8
down to	-9
down to his	-13
during N	11
during a	-10
during a N	-10
during the	12
during the N	6
during this	16
each N	8
even N	-19
even V	-19
even Ved	-14
even if	-17
even though	5
every NUM Ns	-10
every NUM to	7
for ADV NUM	11
for BODY $	13
for BODY ,	-10
for BODY N	8
for DRUG	25
for DRUG NUM	17
for N	19
for N $	16
for N ,	14
for N BODY	-10
for N N	11
for N Ns	19
for N V	12
for N Ving	23
for N and	14
for N of	-7
for N with	18
for NUM to	6
for Ns $	17
for Ns N	10
for Ns of	-7
for V	7
for Ved	7
for Ving	8
for Ving $	18
for a	5
for a N	8
for a NUM	6
for a while	-14
for about	9
for about N	19
for about NUM	9
for an N	-9
for her	-20
for her $	26
for her BODY	-10
for her N	-31
for him	-6
for him to	-5
for his	-18
for his BODY	-5
for his N	-17
for his Ns	5
for it	-13
for it $	-10
for me	-31
for me $	-26
for more	10
for other	-5
for some	-14
for some N	-6
for that	-19
for that ,	-15
for the Ns	-8
for the V	-8
for the most	-6
for their	-21
for their N	-15
for this	23
for this $	22
for this N	21
for this and	15
for which	10
from BODY	19
from N	17
from N ,	10
from N N	8
from N Ns	13
from NUM	7
from NUM N	-7
from NUM to	18
from Ns	23
from a	-12
from an	-5
from an N	-5
from her	-10
from her N	-8
from that	-8
from that N	-9
from the	6
from this	-6
had BODY	-14
had BODY N	-17
had N	31
had N BODY	7
had N N	29
had N Ns	12
had N Ving	24
had N in	10
had N to	5
had Ns	25
had Ns N	5
had Ns Ns	13
had Ved	14
had Ved N	14
had Ved about	-18
had Ving	19
had Ving N	13
had a	20
had a BODY	6
had a N	15
had a NUM	17
had an	6
had any	9
had any N	7
had been	42
had been N	17
had been Ved	16
had been Ving	23
had her	-9
had it	6
had no	46
had no BODY	27
had no N	32
had not had	7
had one	-20
had one N	-10
had some	-9
had some N	11
had some Ns	-15
had that	-25
had that N	-13
had the	-12
had the N	-8
had them	-14
had this	-12
had this N	-6
had to	-25
had to V	-19
has ADV	18
has ADV Ved	7
has BODY	-8
has N	8
has N ,	16
has N DRUG	15
has N N	20
has N Ving	15
has N a	-6
has N of	5
has N to	-21
has NUM	12
has NUM N	22
has Ns	-9
has Ns $	10
has Ved	30
has Ved $	-17
has Ved BODY	8
has Ved DRUG	17
has Ved Ving	18
has Ved from	7
has Ved her	7
has Ved his	7
has Ved it	12
has Ved some	13
has Ved that	8
has Ved to	29
has a NUM	-7
has also	23
has also Ved	19
has also had	18
has been ADV	22
has been BODY	-11
has been V	18
has been Ved	24
has been Ving	-11
has been a	-10
has been more	15
has been on	26
has been to	6
has been very	10
has had	24
has had BODY	-10
has had N	25
has had Ns	19
has had Ved	5
has had a	17
has had no	39
has had some	23
has had this	-20
has just	22
has never	9
has never N	11
has never Ved	-12
has never had	9
has no	45
has no N	29
has no Ns	26
has not	9
has not Ved	-18
has not been	13
has not had	33
has one	31
has one N	35
has some	-10
has that	-30
has that N	-23
has the	-6
has the N	-6
has this	-27
has this N	-20
has to	-22
has to V	-12
has to do	-15
have ADV	15
have BODY	9
have N $	-12
have N ,	-7
have N Ns	-11
have N and	17
have NUM	21
have Ved	15
have Ved her	19
have Ved in	-19
have Ved that	25
have Ved the	9
have Ved to	20
have a	-6
have a BODY	-14
have also	29
have also Ved	29
have an N	15
have any	10
have any N	9
have been N	16
have been Ved	8
have been Ving	-17
have had	-8
have had a	6
have her V	8
have him	-26
have him on	-17
have no	-21
have not	-14
have not N	-23
have not Ved	9
have some	-9
have some N	-5
have some Ns	-8
have that	-23
have that she	-20
have the	-11
have the N	-7
have to	-48
have to N	-20
have to V	-36
have to be	-17
he ADV	27
he ADV Vs	20
he N N	16
he N Ved	12
he N to	5
he Ns	26
he Ns BODY	-15
he Ns N	19
he Ns that	24
he Ns to	18
he V	24
he Ved $	-29
he Ved ADV	13
he Ved Ns	17
he Ved Ved	21
he Ved Ving	9
he Ved a	7
he Ved and	-8
he Ved any	18
he Ved in	-16
he Ved of	21
he Ved out	-8
he Ved some	-14
he Ved that	9
he Ved the	-12
he Ved to	-8
he Vs $	-5
he Vs N	7
he Vs Ving	-19
he Vs as	25
he Vs at	17
he Vs for	22
he Vs he	-14
he Vs his	12
he Vs in	28
he Vs it	-23
he Vs like	-12
he Vs one	12
he Vs out	-19
he Vs the	-6
he Vs today	23
he Vs with	20
he also	29
he also Ns	18
he also Ved	20
he also has	6
he can	-40
he can $	-18
he can V	-22
he could	-19
he could not	6
he denies	-7
he denies BODY	29
he denies N	22
he denies Ving	17
he denies any	-26
he did N	21
he did have	20
he does V	-14
he does have	27
he had	-13
he had BODY	-22
he had N	5
he had Ved	15
he had been	23
he had no	16
he had some	-14
he has Ns	-18
he has a	-9
he has any	-14
he has had	23
he has never	10
he has no	39
he has one	26
he has some	-14
he has that	-18
he has this	-25
he is Ns	16
he is Ved	6
he is a	30
he is in	-5
he is now	16
he is on	-12
he is very	-15
he just	21
he just Ved	18
he may	13
he might	-8
he notes	34
he notes that	30
he reports	-47
he reports ADV	-20
he reports BODY	-9
he reports N	-33
he reports NUM	-18
he reports a	-13
he reports at	-19
he reports his	-18
he reports not	-30
he reports that	19
he reports the	-19
he should	16
he states	48
he states he	20
he states that	39
he still	-17
he still has	-16
he then	17
he was	14
he was ADV	18
he was N	20
he was Ved	14
he was Ving	-12
he was a	6
he was on	15
he was then	17
he was very	-20
he will	26
he will V	10
he will also	17
he will be	14
he would	-8
he would like	14
her $	45
her ADV N	7
her BODY	-11
her BODY $	-14
her BODY ,	8
her BODY N	-23
her BODY V	-13
her BODY Ved	8
her BODY and	-12
her BODY are	-8
her BODY for	-16
her BODY has	19
her BODY in	6
her BODY is	11
her BODY out	-11
her BODY to	5
her DRUG N	-9
her DRUG and	-7
her DRUG to	6
her N	-15
her N $	-7
her N ,	-9
her N ADV	11
her N N	-18
her N Ns	-9
her N V	11
her N Ving	10
her N Vs	9
her N and	-7
her N as	12
her N has	30
her N is	-10
her N of	-10
her N or	6
her N to	-9
her N was	-11
her N with	21
her NUM N	20
her Ns	-5
her Ns $	-6
her Ns ,	13
her Ns N	-9
her Ns V	8
her Ns Ved	12
her Ns and	-11
her Ns are	-6
her Ns were	12
her V $	-11
her V N	-7
her Ved	-16
her Ved N	-13
her Ving	-8
her Ving and	15
her and	-14
her and V	-12
her at N	6
her for	-10
her in a	-10
her in the	9
her on	-9
her on the	-20
her that	27
her that her	18
her to	23
her to N	17
her to V	17
her when	-17
her when she	-17
him $	-18
him N	-18
him N N	-17
him V	-13
him Ved	-20
him Ving	8
him at	-16
him on DRUG	12
him on the	-9
him out	-17
him that	10
him that he	-7
him the	-11
him to	18
him to N	20
him to V	10
him today	-19
him today $	-19
him with	20
his ADV	26
his ADV $	18
his BODY	-37
his BODY $	-25
his BODY N	-24
his BODY V	-20
his BODY Ved	8
his BODY Ving	21
his BODY and	-10
his BODY are	-16
his BODY as	9
his BODY but	9
his BODY has	8
his BODY is	-7
his BODY or	-7
his BODY to	-7
his N	-8
his N $	-9
his N ADV	-6
his N BODY	-19
his N N	-16
his N Ns	-20
his N Ved	-6
his N about	11
his N had	14
his N has	17
his N in	-6
his N is	9
his N of	13
his N to	7
his N was	9
his NUM	13
his NUM N	22
his Ns $	-10
his Ns N	16
his Ns V	-8
his Ns Ved	18
his Ns and	-5
his Ns are	-6
his Ns have	14
his Ns of	-13
his Ved	12
his Ved BODY	12
his Ved N	22
how N	-13
how he	-5
how he is	-11
how his	6
how his N	6
how she	-19
i Ns	-10
i Ns N	-15
i V	-50
i V $	-16
i V N	-15
i V Ns	-17
i V he	-26
i V her	9
i V his	-13
i V i	-11
i V in	-11
i V it	-25
i V on	-11
i V she	-24
i V that	-15
i V the	-16
i V this	6
i V to	15
i V we	-12
i Ved	-8
i Ved $	-11
i Ved N	10
i Ved a	12
i Ved her	7
i Ved him	29
i Ved it	-14
i Ved that	-40
i Ved the	18
i also	7
i also Ved	8
i am	-33
i am N	-24
i am Ving	-11
i am not	-11
i can	-24
i can V	-16
i could	-10
i did	-15
i did N	-19
i do	-44
i do V	-32
i do not	-25
i have N	-12
i have Ved	9
i have a	10
i have also	29
i have had	23
i have not	-23
i have that	-20
i was	-21
i was Ved	-6
i was Ving	-13
i will	29
i will N	29
i would	-23
i would N	-18
i would V	-5
i would not	-22
if Ved	-6
if Ved $	-9
if he	-21
if he Vs	-22
if he has	-7
if he is	-19
if her	17
if his Ns	5
if i	-21
if i V	-18
if it	-32
if it Vs	-21
if it is	-8
if it was	-16
if she	-29
if she Vs	-20
if she can	-15
if she does	-12
if she has	-7
if that	-26
if the	-7
if there	-16
if there is	-15
if they	-29
if they are	-16
if we	-28
if we will	-15
in BODY	15
in BODY $	20
in BODY Ns	-5
in BODY or	11
in N	15
in N $	13
in N BODY	-11
in N NUM	20
in N Ving	18
in N and	-8
in N in	17
in N today	19
in N with	28
in NUM	38
in NUM $	34
in NUM ,	37
in NUM and	7
in NUM to	15
in Ns	-10
in Ns $	12
in Ns of	-18
in Ns to	19
in V to	13
in Ving	23
in a	-11
in a while	-24
in about	-6
in about NUM	-14
in all	-11
in all Ns	-6
in an	28
in an N	25
in and	-14
in any	-9
in both BODY	-12
in by	13
in for N	-7
in for a	18
in her	16
in her N	15
in her NUM	19
in his BODY	-7
in his N	-8
in his NUM	20
in his Ns	13
in his Ved	12
in my	-7
in our	18
in our N	18
in some	6
in that	-25
in that BODY	-11
in that N	-14
in the	9
in the ADV	6
in the BODY	9
in the NUM	22
in the Ved	19
in the Ving	10
in their	-23
in their BODY	-18
in their N	-11
in this	-10
in this N	-10
in today	10
in today because	-6
in today for	19
in which	14
in with	-6
into a N	6
into her	-7
into her BODY	-7
into that	-15
into the	-7
into the N	-14
is $	-12
is ADV	22
is ADV N	18
is ADV Ved	21
is ADV Ving	14
is ADV on	17
is BODY	-7
is BODY N	21
is BODY and	-14
is N	-9
is N BODY	-17
is N N	-16
is N NUM	-14
is N Ns	-22
is N V	-12
is N Ved	12
is N a	10
is N at	24
is N because	-13
is N for	19
is N like	-11
is N of	16
is N that	-11
is N the	10
is N to	-7
is N today	-13
is N with	15
is NUM	-8
is NUM $	-14
is NUM ,	-11
is NUM and	6
is Ns	-18
is Ns N	23
is Ns to	-10
is Ved	29
is Ved $	12
is Ved ,	-9
is Ved and	21
is Ved as	30
is Ved at	8
is Ved for	16
is Ved from	9
is Ved on	6
is Ved that	7
is Ved to	6
is Ved with	28
is Ving	-16
is Ving $	-14
is Ving N	-20
is Ving Ns	-6
is Ving and	19
is Ving like	-15
is Ving of	5
is Ving some	-11
is Ving that	-6
is Ving the	-11
is Ving to	-18
is a	-5
is a NUM	-15
is a Ved	19
is a Ving	6
is about	-8
is about NUM	-13
is all	-28
is all N	-19
is always	-23
is an NUM	24
is at	-13
is at N	-10
is at a	-17
is because	-16
is been	-17
is being	23
is being N	7
is being Ved	22
is for	-6
is he	-24
is he Vs	-14
is her N	-9
is his	-17
is his N	-17
is i	-20
is i do	-13
is in	12
is in N	10
is in a	-9
is in his	6
is in the	17
is it	-28
is just	21
is more	8
is more N	10
is most	-12
is no BODY	11
is no N	-12
is no Ns	-19
is not	-6
is not N	-9
is not Ved	15
is not a	15
is not very	-6
is now	28
is now N	14
is now Ving	18
is on	-9
is on N	21
is on NUM	-21
is one	-9
is one of	-9
is out	-17
is she	-17
is some BODY	-6
is still	-8
is still N	-9
is still Ving	-13
is that	-22
is that N	-18
is the	-25
is the N	-21
is to Ved	-7
is under	20
is very N	-8
is we	-15
is we will	-10
is what	-30
is what he	-13
is when	-22
is when he	-15
is why	-11
is with	-16
it $	-62
it ADV	-10
it ADV $	-23
it BODY	-13
it N	-33
it N $	-23
it N N	-11
it Ns $	-15
it Ns like	-18
it Ns to	18
it V	-24
it Ved	-38
it Ved $	-17
it Ved N	-14
it Ved a	-12
it Ved that	-19
it Ving	-15
it Vs	-28
it Vs $	-28
it Vs a	-12
it Vs her	-6
it Vs like	-6
it Vs that	-18
it Vs to	7
it a	-6
it and	-22
it as	-7
it at	-13
it at N	-8
it can	-5
it could	-20
it could be	-20
it did	-17
it did V	-8
it does	-25
it does V	-22
it does Ved	-14
it does not	-8
it down	-18
it down $	-15
it for	-14
it has	-24
it has been	-23
it has not	-9
it he	-7
it in	-15
it is	-49
it is ADV	-12
it is NUM	-14
it is Ved	-8
it is Ving	-20
it is a	-46
it is all	-14
it is he	-14
it is her	-11
it is not	-26
it is still	-8
it is the	-12
it is very	-11
it might	-9
it more	-13
it out	-23
it should	-26
it the	-13
it the N	-11
it this	-8
it to	13
it up	-27
it up $	-17
it usually	6
it was	-16
it was N	-17
it was Ved	31
it was a	-9
it was about	-16
it was not	-9
it when	-17
it will	-25
it will N	-13
it will V	-13
it will not	-18
it would	-10
just N	28
just N $	19
just Ved	29
just a	25
just a N	22
length 1	-32
length 2	-11
length 4	8
length 5	17
like BODY	-12
like N	-23
like N N	-16
like Ns	-12
like Ving	-39
like a	-21
like a N	-16
like he	-18
like he has	-13
like it	-9
like it is	-20
like she	-8
like she is	-21
like they	-28
like this	-9
like to V	15
may N	13
may V	6
may V N	5
may be	14
may be N	6
may have	13
me $	-21
me for	-8
me for N	-6
me in	13
me in NUM	15
me that	9
me to	-19
might V	-32
might V to	-14
might be	-15
might have	-7
more $	-16
more ADV	12
more BODY	17
more N	12
more N N	-9
more N and	12
more N in	7
more Ving	-18
more of	-9
more than	8
more than NUM	17
most ADV	-6
most N	-16
most N N	-15
most of the	-10
most recently	13
my N	-52
my N $	-19
my N N	-22
my N and	-21
my N of	-17
my Ns	-23
my Ns $	-13
my notes	-19
near the	8
never N	9
never Ved	-12
never been	11
never had	14
no $	-11
no BODY	32
no BODY ,	39
no BODY N	18
no BODY or	26
no N	47
no N $	-9
no N ,	11
no N BODY	25
no N N	25
no N Ns	5
no N V	20
no N Ving	20
no N Vs	7
no N in	15
no N of	31
no N or	17
no Ns	23
no Ns ,	8
no Ns N	5
no Ns of	8
no Ns or	13
no V	11
no V in	18
no Ved	20
no Ving	17
no Ving ,	16
no Ving or	9
no Vs	24
no Vs ,	24
no Vs in	16
no one	10
no one N	18
no other	37
no other N	22
no other Ns	26
not ADV	-16
not ADV N	-11
not ADV V	-18
not ADV Ved	-18
not ADV Ving	-9
not BODY	-20
not N	10
not N ,	11
not N Ved	5
not N Ving	-5
not N her	8
not N him	7
not N the	18
not N to	19
not N with	10
not V	-10
not V $	-23
not V ,	11
not V ADV	8
not V N	20
not V Ns	14
not V any	-37
not V he	-12
not V her	10
not V or	26
not V that	5
not V the	-7
not Ved	-6
not Ved $	-20
not Ving	-9
not Ving $	11
not Ving N	-8
not Ving any	8
not Ving to	-24
not a	19
not a N	19
not as	-8
not as N	-9
not at	-17
not at all	-14
not at this	-20
not be	-13
not be N	-16
not been	13
not been N	9
not been Ved	17
not do	-15
not even	-21
not even V	-16
not had	30
not had N	9
not had a	19
not had any	22
not have any	16
not have to	-18
not on	-5
not that	-33
not that she	-25
not the	-19
not the N	-19
not too	-27
not too N	-24
not very	-6
not very N	-6
notes $	-16
notes that	42
notes that he	29
now $	19
now ,	-9
now N	-6
now Ving	18
now and	-6
now for	-12
now it	8
now it is	9
now that	9
of ADV	9
of BODY	30
of BODY ,	10
of BODY :	33
of BODY BODY	15
of BODY N	18
of BODY Ns	19
of BODY and	19
of BODY in	24
of BODY or	-7
of BODY that	11
of BODY with	12
of DRUG $	-7
of DRUG ADV	-9
of DRUG and	9
of N	26
of N $	18
of N ,	6
of N BODY	25
of N N	29
of N NUM	-14
of N Ns	13
of N V	8
of N Ved	12
of N and	17
of N for	21
of N is	-26
of N of	10
of N on	-11
of N or	9
of N to	14
of N were	18
of NUM	21
of NUM $	41
of NUM ,	7
of NUM and	12
of Ns	14
of Ns Ns	-5
of Ns and	28
of Ns as	6
of Ns is	32
of Ns of	16
of Ns or	17
of Ns to	-10
of Ved BODY	25
of Ved N	-11
of Ved Ns	17
of Ving a	6
of Ving and	9
of Ving to	-8
of a	13
of a BODY	9
of a N	13
of a Ved	16
of all	6
of any	15
of any ADV	15
of both	7
of her	-23
of her BODY	-30
of her N	-17
of her Ns	17
of his	-18
of his BODY	-7
of his N	-14
of his Ns	-11
of his Ved	-10
of it	-7
of it $	-10
of my	-19
of my N	-11
of my Ns	-17
of some	18
of some Ns	19
of that	-38
of that BODY	-17
of that N	-28
of the ADV	5
of the BODY	-5
of the NUM	-11
of the Ns	10
of the Ved	15
of the patient	18
of their	-21
of them	-8
of these	-10
of these Ns	-16
of this	18
of this N	9
of those	-22
of those Ns	-10
off DRUG	17
off and	22
off and on	19
off the	-9
off the N	-13
on BODY	-7
on DRUG	17
on DRUG ,	7
on DRUG NUM	11
on DRUG and	6
on N	11
on N $	17
on N ,	24
on N N	-10
on N NUM	-16
on N Ns	13
on N and	7
on N of	-13
on NUM	17
on NUM $	22
on NUM N	-7
on NUM and	21
on Ns	16
on Ns $	7
on a	10
on a ADV	17
on an	5
on and	-13
on any	-10
on for	12
on her	-19
on her BODY	-15
on her DRUG	7
on her N	-7
on her Ved	-6
on his	-22
on his BODY	-32
on his N	-16
on how	-5
on it	-29
on it $	-33
on some	-6
on that	-20
on that N	-6
on the	-19
on the BODY	-14
on the DRUG	-28
on the V	-11
on their	-14
on their BODY	-16
on their N	-7
on this	-5
on this N	-12
on to	13
on what	-17
one $	-29
one BODY	9
one N	33
one N $	-8
one N ,	-8
one N N	36
one N and	6
one Ns	-6
one is	-7
one of	-19
one of the	-18
one of those	-12
one that	-12
only $	14
only N	18
only Ved	18
only Ving	-6
or BODY	21
or BODY N	23
or BODY Ns	9
or BODY on	9
or DRUG	-13
or DRUG $	-5
or N	28
or N $	19
or N BODY	14
or N N	9
or N Ns	25
or N V	13
or N Ving	-13
or NUM Ns	20
or Ns	19
or Ns $	36
or Ns in	7
or Ns of	-9
or V	16
or V N	26
or Ved N	9
or Ving $	7
or Vs	20
or any	-13
or any BODY	-11
or have	-8
or not	10
or other	13
or other Ns	17
or so	7
other BODY	-17
other N	7
other N N	11
other N Ns	14
other Ns	8
other Ns $	5
other Ns Ved	22
other Ns as	14
other Ns or	8
other Ved	14
other Ved Ns	14
other Vs	6
other than	-20
other than that	-17
other than the	-6
out $	-33
out ,	-15
out N $	-11
out N N	9
out Ving	-11
out and	-19
out and V	-16
out for	-10
out her	-8
out in	-9
out in the	-9
out of	-7
out of N	-11
out of NUM	9
out of the	-14
out the	-11
out the N	-12
out there	-12
out to	-14
over $	-17
over N	15
over N Ns	21
over and	-5
over her	-12
over her N	-14
over his N	-8
over the Ns	-16
patient $	25
patient ,	16
patient ADV	21
patient DRUG	20
patient DRUG NUM	16
patient N	16
patient N N	5
patient N a	8
patient N and	23
patient Ns	40
patient Ns :	15
patient Ns N	15
patient V	-32
patient V her	-17
patient V on	-16
patient V that	-17
patient V to	-9
patient Ved	11
patient Ved N	-6
patient Ved NUM	16
patient Ved Ving	22
patient Ved a	20
patient Ved that	21
patient Ved up	-18
patient Ving	11
patient Vs	30
patient Vs N	24
patient Vs and	15
patient Vs in	21
patient Vs the	20
patient Vs to	23
patient Vs with	18
patient also	26
patient also Ved	16
patient also has	18
patient also reports	19
patient and	7
patient can	-57
patient can V	-48
patient denies	40
patient denies BODY	18
patient denies N	13
patient denies Ving	17
patient denies any	25
patient does	5
patient does V	11
patient does not	-7
patient had	13
patient had N	19
patient has	14
patient has N	6
patient has Ved	24
patient has a	25
patient has had	-6
patient has not	17
patient in	23
patient in Ns	14
patient in today	14
patient is	22
patient is ADV	8
patient is Ved	31
patient is Ving	-23
patient is a	41
patient is an	25
patient is in	17
patient is not	-5
patient notes	24
patient notes that	22
patient of	12
patient of N	14
patient on	20
patient reports	32
patient reports N	20
patient reports Ving	20
patient reports he	21
patient reports she	19
patient reports that	40
patient should	-35
patient should V	-24
patient states	56
patient states he	18
patient states she	20
patient states that	46
patient still	-6
patient that	23
patient to N	-11
patient to V	14
patient was	20
patient was ADV	13
patient was Ved	15
patient will	-39
patient will N	-30
patient will V	-8
patient will be	-21
patient will have	-20
recently $	18
recently Ved	22
recently and	15
recently had	20
reports ADV	-33
reports ADV N	-21
reports BODY	9
reports BODY $	18
reports N	-14
reports N BODY	21
reports N N	-18
reports N Ns	-19
reports N of	21
reports NUM	-23
reports Ns	-13
reports Ns of	9
reports Ved	14
reports Ved BODY	14
reports Ving	24
reports Ving DRUG	19
reports Ving N	16
reports Ving a	13
reports a	-21
reports a N	-24
reports all	-15
reports all N	-15
reports an N	6
reports at	-19
reports he	17
reports his	-16
reports his N	-13
reports it	-21
reports it Ns	-18
reports no	30
reports no BODY	19
reports not	-37
reports not at	-20
reports on	-18
reports she	-5
reports she N	-22
reports she is	17
reports some	10
reports that	58
reports that he	30
reports that her	17
reports that his	19
reports that she	47
reports that the	20
reports the	-29
reports the N	-22
reports they	-14
she $	-23
she ADV	18
she ADV Ns	13
she ADV Vs	25
she ADV has	-13
she N Ved	-12
she Ns	24
she Ved	-18
she Ved $	-16
she Ved ADV	15
she Ved N	5
she Ved Ved	-8
she Ved a	-13
she Ved and	-11
she Ved any	32
she Ved her	-18
she Ved him	-5
she Ved in	-24
she Ved into	-12
she Ved it	-12
she Ved she	7
she Ved some	-10
she Ved the	-16
she Ved to	-15
she Ved up	-11
she Vs	-10
she Vs $	-12
she Vs ,	-15
she Vs BODY	-9
she Vs DRUG	17
she Vs NUM	-12
she Vs Ving	11
she Vs at	14
she Vs down	-18
she Vs in	12
she Vs it	-29
she Vs of	10
she Vs she	-14
she Vs the	-11
she Vs this	-15
she Vs to	-5
she Vs up	12
she Vs with	25
she also	20
she also Ved	-6
she also Vs	18
she also has	14
she can	6
she can $	-16
she can V	17
she cannot	-31
she cannot V	-23
she could	-6
she denies	-9
she denies BODY	20
she denies N	27
she denies Ving	25
she denies any	-31
she did	-22
she did N	-6
she did V	-12
she did have	21
she does	6
she does $	-20
she does V	15
she does have	32
she had N	-8
she had a	-7
she had been	14
she had to	-10
she has BODY	-26
she has Ns	-11
she has Ved	7
she has also	22
she has had	8
she has never	-14
she has no	38
she has one	23
she has some	-7
she has that	-22
she has to	-21
she is	12
she is ADV	30
she is N	-18
she is Ved	25
she is Ving	-16
she is a	25
she is being	20
she is not	11
she is now	15
she is still	-12
she is very	18
she it	-21
she just	16
she may	6
she might	-16
she might V	-20
she my	-17
she notes	23
she notes that	14
she reports	-38
she reports ADV	-22
she reports N	-23
she reports a	-25
she reports no	24
she reports not	-17
she reports she	-20
she reports that	34
she reports the	-18
she should	13
she should V	18
she states	53
she states she	29
she states that	38
she still	-11
she was N	20
she was NUM	14
she was Ved	15
she was Ving	-31
she was a	-8
she was also	9
she was not	-11
she will	25
she will N	7
she will V	27
she will be	9
she would like	-10
should V	-13
should V to	19
should be	-23
should be N	-11
should have	-13
should not	-5
since $	-15
since N	21
since NUM	17
since NUM $	21
since he	-5
since her	7
since her N	7
since his	15
since his N	12
since she	-7
since that	29
since that N	28
since the	5
since then	6
since we	-9
so N	-17
so N $	-9
so N N	-22
so Ns	-16
so V	-20
so for	-14
so i	-17
so no	-18
so she	11
so that	-24
so that is	-12
so we	-7
some BODY	6
some BODY BODY	5
some BODY and	18
some BODY in	23
some DRUG	-19
some DRUG $	-25
some N BODY	6
some N N	-9
some N Ns	-16
some N Ving	-7
some N Vs	-11
some N in	-9
some N of	10
some Ns	-14
some Ns $	-6
some Ns ,	-5
some Ns in	-10
some Ns with	6
some V	-17
some V $	-18
some Ved	-6
some Ved N	-13
some Ving of	15
some Vs	-10
some more	-10
some of	-14
some of my	-17
some of that	-15
sometimes $	-19
sometimes it	-18
sometimes she	-15
sometimes she Vs	-23
states he	28
states he has	15
states he is	13
states she	37
states she Vs	16
states she has	17
states she is	16
states that	78
states that N	11
states that he	36
states that her	21
states that his	13
states that she	40
states that the	26
states that this	13
still N	-12
still Ving	-9
still Ving a	-7
still Vs	-15
still has	-21
than N $	-16
than NUM $	-8
than NUM ,	-16
than NUM N	17
than Ved	20
than Ved $	19
than a	8
than that	-17
than the N	-6
that $	35
that ,	-24
that ADV	-9
that ADV $	-15
that BODY	-39
that BODY $	-28
that BODY for	-13
that DRUG	-16
that N	-27
that N $	-10
that N ,	13
that N BODY	-19
that N N	-25
that N Ns	9
that N he	10
that N of	-16
that N to	-7
that N with	-7
that NUM	-26
that NUM to	-17
that Ns	-35
that Ns N	-17
that V	-26
that Ved	-27
that Ved $	-19
that Ved BODY	-16
that Ved N	19
that Ving	-13
that Vs	-44
that Vs N	-19
that Vs that	-19
that a	5
that a N	5
that after	11
that all	-19
that and	-6
that are	-13
that before	-23
that before $	-20
that can	-12
that can be	-17
that could	13
that does	-33
that does not	-24
that have	-8
that he	23
that he Ved	12
that he Vs	34
that he does	9
that he had	-11
that he would	14
that her	19
that her BODY	10
that her Ns	20
that his	38
that his BODY	23
that his N	22
that his Ns	16
that i	-9
that i V	9
that i Ved	-18
that if	-6
that in	-12
that in the	-13
that is	-32
that is Ving	-12
that is a	-20
that is it	-16
that is when	-12
that it $	-14
that it Vs	21
that it is	-14
that over	7
that she ADV	18
that she N	12
that she does	8
that she had	8
that she has	-6
that she was	10
that the	-7
that the BODY	23
that the N	24
that the patient	-37
that there	22
that there is	24
that they	-16
that they can	-11
that this	19
that this is	10
that to	-5
that too	-16
that too $	-16
that we	-15
that we N	16
that we Ved	-13
that we have	-15
that we will	-17
that when	6
that will	7
that will V	10
that with	-7
that would	-28
that would be	-22
the ADV $	10
the BODY	-5
the BODY $	-11
the BODY Ns	-11
the BODY Ved	24
the BODY is	10
the BODY of	13
the BODY was	13
the BODY with	-13
the DRUG	-18
the DRUG $	-6
the DRUG ,	-17
the DRUG NUM	-16
the DRUG is	20
the N	-11
the N ,	-5
the N N	-10
the N Ns	-15
the N a	-12
the N as	12
the N at	-5
the N because	-14
the N before	13
the N but	-6
the N did	-14
the N does	6
the N for	-19
the N has	11
the N her	20
the N in	-8
the N is	7
the N of	26
the N off	-16
the N one	-15
the N or	-17
the N she	-6
the N so	-16
the N that	-7
the N the	-15
the N today	17
the N was	6
the N will	-19
the NUM	-7
the NUM and	20
the Ns	-13
the Ns $	-25
the Ns ,	16
the Ns ADV	16
the Ns N	27
the Ns Ved	16
the Ns and	14
the Ns are	-25
the Ns in	15
the Ns of	-19
the Ns on	-14
the Ns that	-12
the V	-9
the V ,	-18
the V N	5
the V of	9
the Ved	21
the Ved $	8
the Ved BODY	32
the Ved N	6
the Ving $	-18
the Ving ,	-10
the Ving N	6
the Ving Ns	7
the Ving and	20
the Ving of	-8
the most	-11
the most N	-18
the one	-24
the one that	-17
the only	-20
the only Ving	-16
the other	-16
the other N	-16
the patient	32
the patient $	32
the patient ,	18
the patient ADV	18
the patient DRUG	20
the patient Ns	33
the patient V	-31
the patient Vs	27
the patient also	25
the patient can	-57
the patient denies	37
the patient does	5
the patient had	13
the patient has	8
the patient in	20
the patient is	32
the patient notes	24
the patient on	20
the patient should	-35
the patient states	56
the patient still	-6
the patient that	23
the patient was	25
the patient will	-37
their BODY	-40
their BODY $	-16
their BODY N	-25
their N	-34
their N $	-22
their N N	-19
their N Ns	-6
their N V	-8
their Ns	-29
them $	-28
them Ved	-17
them at	-14
them in	-9
then ,	-9
then N	-6
then Ved	23
then Ved to	24
then again	9
then had	17
then he	17
then she	22
then the	-10
there $	18
there N	-28
there Ving	-14
there and	-19
there are	-10
there are no	11
there had	14
there had been	14
there has	18
there has been	18
there is	-36
there is BODY	-16
there is N	-9
there is NUM	-21
there is Ns	-23
there is Ved	-7
there is Ving	-7
there is a	-12
there is also	-9
there is no	-8
there is the	-14
there was no	15
there were	19
there were no	21
these N	17
these N N	9
these N no	17
these Ns $	6
these Ns and	-13
these Ns are	16
they N	-16
they V	-16
they V N	-18
they V it	-15
they V to	-6
they Ved	-29
they Ved N	-8
they Ved her	15
they Ved him	-16
they Ved to	-12
they also	-19
they are	-39
they are N	-6
they are Ving	-35
they are all	-17
they can	-22
they can V	-16
they do not	-6
they had	-12
they have	-28
they have Ved	-7
they have been	-19
they have had	-17
they were	-17
they were N	-20
they will	-28
they will V	-18
they would	-12
this $	34
this ADV	-6
this BODY	-20
this BODY $	-6
this BODY N	-18
this N $	18
this N ,	15
this N N	-22
this N and	16
this N of	-16
this N to	-15
this N was	16
this NUM	23
this NUM N	38
this Ved	10
this Ving and	11
this Vs	-14
this and	17
this as	8
this can	-11
this could	-17
this could be	-15
this has	26
this has Ved	19
this has been	14
this in	15
this in the	15
this is	-30
this is ADV	-20
this is N	-7
this is Ving	-21
this is a	24
this is her	8
this is not	-22
this is the	-11
this is what	-24
this is why	-14
this may	9
this patient	32
this patient Vs	16
this to	9
this was N	-9
this was Ved	6
this will	-17
this will V	-27
those BODY	-11
those N	-24
those N Ns	-18
those Ns	-32
those Ns $	-23
those Ns and	-19
those are	-19
though ,	-14
though she	14
through $	-19
through the N	-5
to ADV	9
to ADV N	13
to DRUG $	-6
to N	20
to N ,	-8
to N BODY	20
to N N	30
to N Ns	31
to N V	-8
to N Ved	18
to N a	-12
to N for	15
to N her	7
to N his	18
to N it	-10
to N of	-29
to N on	-12
to N out	7
to N some	-7
to N that	-14
to N up	-5
to NUM in	-7
to Ns	17
to Ns $	-6
to Ns N	14
to V	-17
to V $	-19
to V ,	-13
to V DRUG	16
to V NUM	-5
to V Ns	16
to V V	-22
to V Ved	-21
to V Ving	5
to V a	16
to V about	-16
to V an	13
to V and	10
to V at	10
to V down	-18
to V her	14
to V his	6
to V if	-9
to V it	-6
to V me	-16
to V off	-12
to V out	-18
to V over	13
to V some	-12
to V that	-28
to V the	12
to V them	-23
to V this	14
to V to	-6
to V up	8
to V with	-13
to Ved	-6
to Ved $	17
to Ved with	13
to Ving	12
to Ving N	16
to a	-5
to all	-11
to an	9
to an N	12
to be BODY	-9
to be Ved	8
to be a	9
to be in	-10
to do	-34
to do N	-9
to do with	-16
to have N	18
to have Ns	15
to have Ved	17
to have a	-16
to have an	9
to have any	-10
to her	9
to his	13
to his BODY	-13
to his N	10
to his Ns	21
to his Ved	22
to it	7
to like	-19
to me	8
to me $	9
to some N	14
to that	12
to that ,	18
to the	26
to the N	12
to the Ns	24
to the V	-8
to the Ved	18
to the patient	19
to this	18
to this N	16
to us	14
today $	12
today ,	10
today , i	20
today Ving	17
today and	10
today as	19
today because of	15
today for	28
today for N	31
today for a	10
today for the	14
today is	8
today with ADV	-6
too $	-40
too N	-15
too N $	-15
under N	-12
under V	-5
until NUM	16
until the	13
until we	-8
up $	-23
up ADV	-16
up N	-18
up N $	-19
up Ving	-22
up a	-11
up a N	-11
up and	-7
up and down	-7
up her	-6
up his	-12
up in	19
up in NUM	31
up of	17
up on	15
up the	-16
up to	8
up to NUM	12
up with	20
up with N	18
up with me	31
very ADV	-12
very BODY $	7
very N	-5
very N ,	5
very N N	9
very N with	-8
was ADV	25
was ADV N	19
was ADV Ved	21
was BODY and	21
was N	19
was N $	10
was N ,	11
was N ADV	16
was N N	10
was N NUM	-18
was N a	17
was N and	23
was N by	24
was N for	9
was N in	17
was N of	7
was N on	18
was N than	-8
was N with	13
was NUM	-5
was NUM $	-13
was NUM N	19
was NUM and	-6
was Ved	54
was Ved $	14
was Ved ,	16
was Ved ADV	15
was Ved and	22
was Ved at	-11
was Ved by	11
was Ved from	17
was Ved in	26
was Ved on	11
was Ved that	30
was Ved to	41
was Ved today	19
was Ving	-28
was Ving $	-9
was Ving Ns	-11
was Ving a	6
was Ving and	-6
was Ving down	-16
was Ving if	-13
was Ving out	-20
was Ving to	-17
was a	-7
was a N	-8
was about	-15
was about NUM	-11
was also	14
was also Ved	22
was at	-8
was at a	-6
was no	15
was not	-9
was not Ved	10
was not Ving	-19
was on	16
was recently	19
was recently Ved	17
was the	-11
was then	25
was then Ved	17
was very	-20
was very N	-13
we N	-8
we N an	14
we N her	-5
we V	-32
we V her	-17
we V that	-6
we V the	15
we Ved N	9
we Ved a	-13
we Ved about	-10
we Ved that	18
we Ved the	18
we also	9
we also Ved	14
we are	-23
we are not	-12
we can	-42
we can Ns	-19
we can V	-39
we can do	-12
we could	-12
we could V	-12
we did	-17
we do	-17
we do not	-10
we had	-9
we have	-16
we have N	12
we have had	-7
we have him	-17
we have to	-15
we may	12
we may V	10
we should	-22
we should V	-18
we were	-18
we were N	-14
we will	-57
we will ADV	-12
we will N	-29
we will Ns	-6
we will V	-34
we will Ved	-20
we will also	-9
we will be	-5
we will do	-39
we will have	-7
were N $	6
were N and	18
were N as	19
were Ved	47
were Ved $	33
were Ved ,	14
were Ved N	6
were Ved and	23
were Ved to	16
were Ved with	16
were Ving	-10
were no	21
what N	-11
what Ns	16
what Vs	-19
what he	-24
what he has	-14
what i	-24
what i V	-24
what i am	-19
what is	-16
what is Ving	-20
what she	-23
what that	-10
what the	-6
what we	-17
when Ving	32
when he Ved	-9
when her	6
when i	-36
when i N	-18
when i Ns	-18
when i V	-25
when i am	-12
when it	-27
when it Vs	-16
when she	-12
when she N	-13
when she Ved	-19
when she Vs	-17
when she does	15
when she is	13
when the	16
when the N	9
when they	-28
when they V	-23
when we	-5
where he	6
where it	-8
where the	-21
where the Ns	-14
which ADV	13
which Ns	21
which Ved	-13
which Ved N	-10
which Vs	-12
which are	6
which did	21
which did not	14
which has	26
which has Ved	17
which has been	10
which he	29
which he Ved	19
which is	-31
which is N	-12
which is a	-15
which she	19
which she Ved	19
which she Vs	-6
which should	13
which was	17
which was ADV	18
which was N	16
which we	-23
which we will	-14
while $	-28
while ,	-8
while Ving	36
while Ving N	19
while in	18
who N	24
who Ved	23
who Ved a	15
who Ved to	13
who Vs for	5
who Vs in	12
who Vs to	7
who Vs today	-15
who Vs with	-11
who are	21
who are N	21
who had	19
who has	20
who is Ving	18
who was Ved	14
who was Ving	-6
why she	8
will ADV V	10
will N	-31
will N DRUG	-5
will N N	-24
will N Ns	-17
will N a	16
will N an	8
will N her	-20
will N his	14
will N in	-17
will N the	-7
will N to	-19
will N with	-18
will Ns	-6
will V	-26
will V $	-12
will V BODY	-9
will V DRUG	-10
will V N	-13
will V V	5
will V Ving	-12
will V a	-6
will V her	-10
will V him	-10
will V his	-11
will V how	-14
will V in	-6
will V it	-23
will V on	-5
will V out	-13
will V that	-22
will V them	-13
will V to	6
will V up	38
will V with	-7
will Ved	-22
will Ving	7
will also N	13
will also V	-13
will also be	18
will be	-11
will be N	-17
will be Ved	25
will be in	-28
will do	-44
will do N	-15
will do a	-14
will do an	-13
will do is	-16
will do my	-13
will do some	-15
will have	-19
will have to	-23
will not	-28
will not V	-7
will not be	-16
with BODY $	7
with BODY ,	15
with BODY Ns	-10
with BODY and	7
with BODY or	11
with DRUG	14
with DRUG $	-5
with DRUG NUM	11
with DRUG and	9
with N	39
with N $	17
with N ,	11
with N BODY	20
with N N	31
with N Ns	9
with N V	18
with N Ving	11
with N and	-7
with N as	15
with N on	-9
with N to	19
with NUM N	10
with Ns	10
with Ns N	18
with Ns and	16
with Ved	8
with Ved BODY	13
with Ved N	6
with Ving	21
with Ving $	12
with Ving N	17
with Ving Ns	15
with Ving and	16
with a NUM	-7
with a Ved	10
with all	-17
with any	9
with any Ns	19
with her	14
with her $	18
with her N	15
with her Ns	5
with him	7
with his BODY	-17
with his N	9
with his Ns	-14
with it	-10
with it $	-18
with me in	15
with some	18
with some BODY	17
with some N	19
with some of	-10
with that $	19
with the	-7
with the N	-6
with the Ns	-19
with the V	6
with the Ved	19
with the patient	27
with them	-13
with them $	-10
with these	-13
with this $	17
with this N	-11
with those	-14
without BODY	10
without N	9
without N N	6
without Ns	12
without any	24
without any Ns	22
would ADV	-18
would ADV V	-18
would N	-15
would V	-18
would V to	5
would be	-14
would be N	-15
would have	-15
would like	11
would like to	10
would not	-13
would not V	8
`;
