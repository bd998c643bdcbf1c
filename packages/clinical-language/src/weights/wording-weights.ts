// Learned from ACI-Bench (Yim et al., Scientific Data 10:586, 2023) and MTS-Dialog (Ben Abacha et al., EACL 2023),
// both CC BY 4.0. Written by the scripts in packages/clinical-language/training; not edited by hand.

/** How sentences of notes are built, against statements as they were spoken: positive for a note. */
export const wordingWeights = `, ADV $	-10
, ADV in	10
, BODY	14
, BODY ,	17
, BODY BODY	17
, BODY and	-7
, BODY or	30
, DRUG	9
, DRUG ,	26
, DRUG NUM	9
, N	20
, N $	11
, N ,	24
, N BODY	14
, N N	-8
, N NUM	16
, N Ns	-9
, N V	23
, N Ved	18
, N Ving	-11
, N a	6
, N and	8
, N for	9
, N in	17
, N of	-23
, N or	24
, N she	12
, N to	8
, N with	20
, NUM	-19
, NUM $	-13
, NUM ,	-12
, NUM and	-15
, Ns $	-7
, Ns ,	18
, Ns N	10
, Ns Ns	14
, Ns V	-18
, Ns of	-8
, Ns or	15
, V	-15
, V ,	13
, V N	-10
, V for	14
, V in	14
, V it	-19
, Ved	19
, Ved $	21
, Ved N	13
, Ved Ving	17
, Ved and	16
, Ved at	-7
, Ved patient	16
, Ving $	17
, Ving ,	7
, Ving BODY	8
, Ving N	15
, Ving Ns	-16
, Ving Vs	-24
, Ving and	16
, Ving the	9
, Vs	21
, Vs in	14
, after	13
, also	11
, although	24
, although she	12
, an	-10
, and	24
, and ADV	12
, and BODY	12
, and DRUG	26
, and N	11
, and V	5
, and Ved	22
, and Ving	-7
, and Vs	17
, and a	28
, and has	-7
, and he	20
, and i	17
, and is	-10
, and on	7
, and she	24
, any	8
, as N	7
, at N	-11
, because	-24
, but	45
, but ADV	17
, but N	14
, but Ns	12
, but Ved	28
, but Ving	-20
, but did	5
, but has	28
, but his	6
, but is	15
, but it	14
, but no	18
, but not	19
, but over	13
, but she	24
, but the	15
, but this	17
, but was	15
, even	-15
, for	-10
, for the	-14
, from	-13
, had	12
, has	12
, he	11
, he N	-5
, he Ns	12
, he Vs	6
, he has	10
, he states	17
, her	-11
, her N	-8
, his	-16
, his BODY	-6
, his N	-14
, i V	-12
, i Ved	-7
, i do	-11
, i will	12
, if	-22
, if she	-22
, in the	8
, is	-8
, it	-36
, it Ns	6
, it Vs	-6
, it has	-19
, it is	-28
, it was	-9
, just	21
, my	-16
, no	-24
, no BODY	-13
, no N	-9
, no Ns	-15
, now	7
, one	20
, or other	23
, she	20
, she Ved	-9
, she Vs	-10
, she had	7
, she has	11
, she is	6
, she reports	17
, she states	13
, she was	23
, she will	10
, so he	15
, so she	16
, so we	-7
, some	-10
, sometimes	6
, that	-36
, that is	-24
, the BODY	-11
, the patient	13
, then	-6
, there	-14
, there is	-17
, they	-9
, they Ved	8
, this	11
, though	-17
, to	-14
, very	-16
, was	-12
, was Ved	-7
, we	-5
, we can	-9
, we may	19
, we will	7
, when	16
, when he	10
, where	8
, which	12
, which Ns	15
, which Vs	-5
, which did	18
, which has	26
, which he	16
, which is	-15
, which she	18
, which was	23
, which we	-10
, who Ved	16
, who Vs	-11
, who was	9
, with	-6
: BODY	29
: BODY are	19
: N	68
: N $	31
: N ,	9
: N ADV	14
: N BODY	26
: N N	24
: N NUM	12
: N V	24
: N and	20
: N for	13
: N of	19
: N to	15
: NUM	39
: NUM $	14
: NUM N	31
: NUM Ns	15
: Ns	41
: Ns BODY	29
: Ns N	12
: V	27
: V DRUG	17
: V N	12
: V with	9
: Ved	12
: Ved $	18
: denies	40
: denies BODY	32
: denies N	11
: denies Ns	18
: he	25
: he has	13
: he is	12
: his	12
: i	38
: i V	12
: i Ved	22
: i am	18
: in	11
: in no	11
: no	45
: no BODY	25
: no N	29
: no Ns	9
: not	24
: not Ved	23
: patient	15
: reports	45
: reports BODY	30
: reports N	30
: reports Ved	11
: she	26
: she is	10
: she will	13
: the	11
: the Ns	17
: the patient	14
: there	18
: there is	12
: this	17
: this is	12
: we	45
: we Ved	20
: we will	38
ADV $	12
ADV ,	23
ADV , and	12
ADV , he	29
ADV , i	16
ADV , the	23
ADV BODY	22
ADV N	32
ADV N $	18
ADV N BODY	12
ADV N N	20
ADV N Ns	11
ADV N Ved	22
ADV N a	6
ADV N for	21
ADV N her	-9
ADV N is	20
ADV N of	14
ADV N or	5
ADV NUM	30
ADV NUM Ns	21
ADV NUM to	9
ADV Ns	35
ADV Ns $	13
ADV Ns and	18
ADV Ns with	20
ADV V	-28
ADV V $	-27
ADV V N	17
ADV V Ving	-14
ADV V a	-7
ADV V to	-10
ADV Ved	29
ADV Ved $	20
ADV Ved ,	24
ADV Ved BODY	-7
ADV Ved N	-8
ADV Ved and	17
ADV Ved by	21
ADV Ved in	18
ADV Ved on	17
ADV Ved over	-11
ADV Ved with	13
ADV Ving	14
ADV Ving $	-9
ADV Ving N	27
ADV Ving in	7
ADV Ving to	13
ADV Vs	29
ADV Vs N	17
ADV a	7
ADV a N	6
ADV about	-23
ADV about NUM	-20
ADV after	8
ADV after Ving	12
ADV and	14
ADV and N	9
ADV as	15
ADV because	-22
ADV because he	-19
ADV but	16
ADV do	-17
ADV does	9
ADV does not	10
ADV from	11
ADV he	21
ADV in	10
ADV in N	-7
ADV is	25
ADV is Ving	15
ADV it	9
ADV like	-14
ADV of	12
ADV on	11
ADV on N	16
ADV one	9
ADV one N	12
ADV over	-6
ADV over the	-16
ADV the	6
ADV the N	18
ADV to N	-5
ADV to V	8
ADV to the	17
ADV was	15
ADV we	-12
ADV what	-21
ADV with	16
ADV with his	14
BODY ,	15
BODY , ADV	19
BODY , BODY	20
BODY , N	7
BODY , Ved	16
BODY , Ving	17
BODY , Vs	16
BODY , although	20
BODY , and	17
BODY , but	11
BODY , i	-5
BODY , no	-15
BODY , or	-5
BODY , she	18
BODY , the	17
BODY , which	8
BODY , who	-14
BODY :	62
BODY : BODY	11
BODY : N	40
BODY : Ns	13
BODY : no	22
BODY ADV	9
BODY ADV N	11
BODY BODY	10
BODY BODY $	9
BODY BODY ,	12
BODY BODY and	27
BODY BODY or	18
BODY N	15
BODY N :	17
BODY N BODY	16
BODY N N	-14
BODY N NUM	19
BODY N Ns	29
BODY N V	-16
BODY N Ved	16
BODY N Vs	-5
BODY N after	6
BODY N and	13
BODY N as	22
BODY N at	17
BODY N from	8
BODY N he	-19
BODY N her	-11
BODY N in	12
BODY N of	9
BODY N on	-7
BODY N or	7
BODY N she	-22
BODY N to	17
BODY N was	14
BODY NUM	24
BODY NUM Ns	21
BODY Ns	7
BODY Ns $	10
BODY Ns N	-9
BODY Ns Ved	14
BODY Ns Ving	11
BODY Ns and	12
BODY Ns in	-11
BODY V $	14
BODY V :	21
BODY V and	-15
BODY V is	-11
BODY V of	11
BODY Ved	18
BODY Ved $	7
BODY Ved N	22
BODY Ved at	-8
BODY Ved when	8
BODY Ved with	9
BODY Ving	20
BODY Ving $	23
BODY Ving ,	12
BODY Ving N	6
BODY Ving at	-7
BODY Vs	-16
BODY Vs $	-7
BODY Vs N	-16
BODY a	-29
BODY a N	-29
BODY and	17
BODY and BODY	23
BODY and Ns	22
BODY and V	-22
BODY and Ved	30
BODY and Ving	21
BODY and a	6
BODY and has	14
BODY and he	19
BODY and her	-15
BODY and his	-9
BODY and on	-17
BODY and some	-14
BODY and the	5
BODY are	-7
BODY are N	-25
BODY are Ved	18
BODY as	6
BODY as N	-7
BODY at	16
BODY at N	26
BODY at Ns	8
BODY at this	12
BODY because	-12
BODY before	-28
BODY before $	-22
BODY but	11
BODY does	-16
BODY does that	-17
BODY down	-7
BODY for	9
BODY from	6
BODY has	19
BODY has Ved	20
BODY has been	15
BODY has not	13
BODY have	20
BODY have been	25
BODY his	-22
BODY if	-12
BODY in NUM	13
BODY in a	-7
BODY in that	-15
BODY in the	11
BODY is N	8
BODY is Ved	-6
BODY is a	-18
BODY like	-23
BODY now	-10
BODY now $	-13
BODY of	19
BODY of N	8
BODY of her	11
BODY of the	13
BODY on	6
BODY on N	10
BODY on NUM	11
BODY on her	10
BODY or	23
BODY or BODY	18
BODY or N	20
BODY or Ns	11
BODY or Ving	13
BODY out	-22
BODY over	-10
BODY over the	-8
BODY since	14
BODY so	-9
BODY that	-10
BODY that she	8
BODY there	-17
BODY to her	9
BODY today	5
BODY too	-17
BODY up	-16
BODY was	34
BODY was N	15
BODY was Ved	18
BODY we	-12
BODY were Ved	13
BODY when he	8
BODY when she	-14
BODY where	-7
BODY which	-23
BODY which Ved	-7
BODY while	23
BODY while Ving	19
BODY with	10
BODY with N	7
BODY with the	12
BODY without	-7
DRUG $	-10
DRUG ,	7
DRUG , DRUG	15
DRUG , N	18
DRUG , NUM	-15
DRUG , and	23
DRUG , but	6
DRUG N	9
DRUG N :	16
DRUG N N	-12
DRUG N NUM	20
DRUG N and	8
DRUG N to	16
DRUG NUM	13
DRUG NUM N	9
DRUG V	-14
DRUG a	6
DRUG a N	6
DRUG and	9
DRUG and V	-16
DRUG as	9
DRUG as N	17
DRUG at	7
DRUG at that	10
DRUG for	17
DRUG for N	13
DRUG in	18
DRUG is	23
DRUG or	-19
DRUG or DRUG	-13
DRUG to	8
DRUG which	7
N ,	13
N , BODY	8
N , DRUG	9
N , N	16
N , Ns	-7
N , V	-19
N , Ved	10
N , Ving	-15
N , Vs	19
N , although	11
N , an	-10
N , and	15
N , but	34
N , for	-8
N , his	-12
N , if	-11
N , in	17
N , is	9
N , it	-27
N , just	18
N , no	-19
N , on	15
N , or	-7
N , she	11
N , that	-22
N , the	8
N , there	-12
N , this	12
N , to	-16
N , was	12
N , when	21
N , which	22
N , who	19
N , with	-7
N :	94
N : BODY	26
N : N	43
N : NUM	22
N : Ns	33
N : V	27
N : denies	37
N : he	16
N : i	21
N : in	11
N : no	35
N : not	20
N : reports	43
N : she	16
N : the	-8
N : there	14
N : we	28
N ADV	24
N ADV $	9
N ADV ,	12
N ADV N	19
N ADV V	-13
N ADV Ved	24
N ADV and	17
N ADV as	10
N ADV over	-6
N ADV with	9
N BODY	19
N BODY :	19
N BODY N	19
N BODY NUM	18
N BODY Ns	12
N BODY Ved	-7
N BODY Ving	12
N BODY Vs	-5
N BODY and	11
N BODY for	11
N BODY of	6
N BODY over	-9
N BODY since	17
N BODY to	11
N BODY was	25
N BODY with	6
N DRUG	18
N DRUG $	-5
N DRUG ,	8
N DRUG N	15
N DRUG Ns	13
N DRUG and	-7
N N	26
N N ,	7
N N :	34
N N ADV	29
N N DRUG	13
N N NUM	13
N N Ns	19
N N V	22
N N Ved	16
N N Ving	12
N N Vs	13
N N a	6
N N about	-16
N N after	24
N N and	6
N N as	17
N N at	22
N N because	-8
N N but	-14
N N by	8
N N did	-11
N N every	14
N N for	-13
N N from	17
N N had	24
N N has	7
N N i	-19
N N if	-16
N N in	15
N N it	-16
N N more	-24
N N notes	14
N N of	-5
N N one	-6
N N or	-7
N N over	-9
N N patient	14
N N reports	13
N N since	14
N N than	6
N N that	-24
N N the	15
N N this	23
N N to	24
N N was	15
N N we	-13
N N were	5
N N where	-9
N N which	-21
N N who	32
N N with	-17
N N without	7
N NUM $	21
N NUM ,	-12
N NUM NUM	-18
N NUM Ns	6
N NUM of	25
N NUM or	-6
N NUM to	12
N NUM with	17
N Ns	22
N Ns $	14
N Ns ,	-6
N Ns :	31
N Ns NUM	9
N Ns Ns	-6
N Ns Ving	11
N Ns a	9
N Ns about	7
N Ns after	11
N Ns and	13
N Ns are	-14
N Ns as	20
N Ns at	16
N Ns because	-8
N Ns but	18
N Ns down	-14
N Ns from	-11
N Ns like	-12
N Ns not	-13
N Ns of	6
N Ns on	11
N Ns or	28
N Ns since	7
N Ns than	-6
N Ns that	-23
N Ns the	10
N Ns to	13
N Ns today	10
N Ns were	12
N Ns with	11
N V	21
N V $	43
N V ,	9
N V :	24
N V ADV	16
N V N	11
N V Ns	-10
N V Ved	14
N V Vs	10
N V and	-11
N V as	6
N V at	-12
N V for	5
N V her	-8
N V in	8
N V is	-10
N V of	-15
N V that	-7
N V to	-17
N V today	13
N V up	17
N V was	-9
N V with	-20
N Ved	20
N Ved $	-11
N Ved ADV	19
N Ved N	8
N Ved NUM	30
N Ved Ns	7
N Ved Ving	7
N Ved a	10
N Ved an	-7
N Ved and	28
N Ved from	20
N Ved her	-14
N Ved him	-7
N Ved it	-6
N Ved on	28
N Ved that	17
N Ved the	33
N Ved today	5
N Ved with	8
N Ving	31
N Ving $	-8
N Ving ,	24
N Ving :	58
N Ving BODY	-10
N Ving N	18
N Ving Ns	8
N Ving Vs	10
N Ving an	6
N Ving and	10
N Ving for	6
N Ving him	-12
N Ving of	20
N Ving or	9
N Ving that	-7
N Ving with	18
N Vs	8
N Vs $	28
N Vs ,	14
N Vs N	-21
N Vs and	7
N Vs in	-9
N Vs to	23
N Vs with	14
N a	-11
N a N	-16
N about	-15
N about N	12
N about NUM	-15
N about Ving	7
N about a	7
N about his	-16
N about my	-19
N about the	16
N after	18
N after Ving	17
N after the	6
N again in	-15
N all	-10
N all N	-12
N also	20
N and	24
N and ADV	25
N and DRUG	14
N and NUM	10
N and V	-10
N and Ving	-8
N and Vs	21
N and a	-6
N and at	19
N and denies	16
N and does	18
N and had	24
N and has	29
N and have	-6
N and he	32
N and her	-15
N and i	14
N and is	40
N and it	19
N and not	-10
N and on	-16
N and one	-13
N and she	34
N and so	-13
N and some	-13
N and that	18
N and the	-7
N and they	10
N and this	6
N and to	7
N and was	17
N and will	17
N any	9
N any N	10
N any Ns	8
N are	-10
N are N	7
N around	-5
N around NUM	-7
N around her	10
N as	21
N as BODY	20
N as DRUG	20
N as N	21
N as NUM	12
N as Ved	15
N as Ving	12
N as a	9
N as an	13
N as he	-22
N as her	12
N as his	-19
N as she	-11
N as the	14
N at	27
N at N	24
N at NUM	-18
N at Ns	8
N at her	-13
N at his	-6
N at that	6
N at the	26
N at this	17
N be	-9
N because	-22
N because he	-11
N because it	-14
N because of	10
N because she	-9
N been	6
N before $	-6
N before her	14
N before she	-5
N being	8
N but ADV	-15
N but N	13
N but does	20
N but he	17
N but is	15
N but most	-12
N but not	-16
N by	24
N by N	18
N by a	12
N can	-16
N denies	18
N denies any	17
N did	-17
N did a	-17
N did not	16
N do	-14
N does not	6
N does that	-15
N down	9
N down to	6
N during	6
N during the	10
N every	6
N every N	20
N for	15
N for DRUG	22
N for N	10
N for NUM	12
N for Ving	13
N for a	12
N for about	14
N for any	12
N for him	-16
N for his	5
N for some	-13
N for that	-11
N for the	7
N for their	-14
N for this	16
N from	18
N from N	24
N from Ns	15
N from Ving	-6
N from a	7
N from his	5
N had	20
N had N	20
N had a	16
N has	34
N has N	25
N has Ved	10
N has been	22
N have	-8
N he	-16
N he Ved	8
N he Vs	-20
N he did	9
N he has	-15
N he is	-11
N her	-14
N her Ns	-16
N her for	-7
N her to	-7
N him $	-20
N him to	6
N him up	-5
N his N	7
N his Ns	-12
N his Ved	17
N how	-15
N i	-35
N i V	-16
N i Ved	-19
N if	-9
N if Ved	-12
N if he	7
N if it	-7
N if she	6
N if we	-16
N in	17
N in N	7
N in NUM	6
N in Ns	10
N in V	6
N in Ving	22
N in about	-12
N in both	6
N in her	11
N in our	16
N in the	8
N in their	-8
N into	5
N is	-13
N is ADV	18
N is NUM	7
N is Ved	17
N is a	-37
N is also	19
N is her	-12
N is in	20
N is not	-8
N is that	-7
N is the	-24
N is to	-6
N it	-42
N it $	-14
N it Ved	-15
N it Vs	-19
N it is	-14
N it was	-10
N just	17
N like	-30
N me	19
N might	-7
N more	-14
N more $	-15
N more N	8
N my	-16
N no	-10
N no Ns	-10
N not	-10
N not Ved	-9
N not Ving	-19
N now	-25
N now $	-21
N of	14
N of ,	-18
N of ADV	25
N of BODY	40
N of N	7
N of NUM	15
N of Ns	6
N of Ving	-10
N of a	12
N of an	9
N of any	12
N of her	-23
N of his	-9
N of it	-10
N of some	19
N of that	-22
N of the	5
N of them	-6
N off	-9
N off $	-13
N on DRUG	7
N on N	-17
N on NUM	16
N on Ns	8
N on him	16
N on it	-10
N on that	-14
N one	-24
N one $	-7
N one N	-5
N only	19
N or	5
N or BODY	15
N or N	15
N or NUM	-21
N or Ns	-12
N or Ving	-6
N or any	-15
N other	-8
N other than	-13
N out	-6
N out N	11
N over a	-6
N over the	11
N patient N	10
N patient is	-19
N recently	20
N recently and	16
N reports	12
N reports that	17
N she	-11
N she Ved	-9
N she Vs	-26
N she had	11
N she has	-7
N she was	-7
N should	-13
N should be	-19
N since	27
N since N	15
N since NUM	14
N since he	9
N since it	11
N since then	17
N so	-24
N so she	19
N some	-10
N some DRUG	5
N some N	9
N some Ns	-12
N some of	-7
N sometimes	-12
N states	19
N states that	16
N than	12
N than N	-8
N than NUM	-6
N than Ved	19
N than the	14
N that	-29
N that N	16
N that Ns	-18
N that Ved	12
N that Vs	-11
N that i	-10
N that is	7
N that it	-17
N that she	-15
N that they	-9
N that was	15
N that we	-27
N the BODY	-8
N the N	6
N the Ns	-17
N the V	16
N the Ved	6
N the Ving	-9
N them	-22
N there	6
N they	-37
N they V	-16
N they Ved	-17
N this	16
N this N	10
N this Ving	6
N those	-23
N those Ns	-19
N through	-13
N to	18
N to ADV	14
N to BODY	16
N to DRUG	-5
N to N	12
N to NUM	-5
N to Ns	14
N to V	-11
N to an	14
N to do	-21
N to have	7
N to her	13
N to him	-11
N to his	14
N to it	6
N to that	10
N to the	11
N to this	17
N today	22
N today $	20
N today ,	-10
N today N	-6
N today for	31
N today with	-5
N too	-25
N too $	-15
N too N	-15
N under	-11
N until	18
N up	-9
N up $	-13
N was	24
N was ADV	9
N was N	23
N was NUM	-7
N was Ved	38
N was Ving	10
N was about	-9
N was also	14
N was at	-15
N was in	8
N we	-25
N we V	-18
N we Ved	-9
N we are	-16
N were	21
N were N	15
N were Ved	15
N what	-29
N what we	-12
N when Ving	22
N when i	-14
N when they	-17
N where	-14
N which	-23
N which Ved	-11
N which is	-17
N which was	13
N while	14
N while Ving	9
N who	24
N who N	17
N who Ved	15
N who Vs	10
N who are	17
N who had	14
N who has	11
N will	-16
N will N	-14
N will V	-25
N with	13
N with BODY	11
N with DRUG	9
N with N	14
N with NUM	-9
N with Ns	19
N with Ving	21
N with a	-23
N with an	11
N with her	18
N with his	-6
N with it	-9
N with me	-22
N with some	17
N without	15
N without any	16
N would	-10
NUM $	9
NUM ,	6
NUM , N	-9
NUM , NUM	-24
NUM , Ved	18
NUM , but	16
NUM , he	5
NUM , she	11
NUM , the	14
NUM , which	-13
NUM , with	16
NUM BODY N	6
NUM BODY Ns	-9
NUM DRUG	-6
NUM N	31
NUM N $	26
NUM N BODY	12
NUM N N	17
NUM N Ns	11
NUM N a	-6
NUM N and	14
NUM N at	14
NUM N every	-14
NUM N for	5
NUM N of	17
NUM N on	14
NUM N to	19
NUM N who	18
NUM N with	29
NUM NUM	-30
NUM NUM $	-19
NUM Ns	5
NUM Ns $	15
NUM Ns ,	26
NUM Ns ADV	23
NUM Ns N	19
NUM Ns Ving	-19
NUM Ns a	-16
NUM Ns and	-6
NUM Ns as	-15
NUM Ns before	-5
NUM Ns now	-8
NUM Ns since	6
NUM Ns to	15
NUM Ved	25
NUM Ved N	24
NUM Ving	19
NUM Ving BODY	12
NUM Ving N	15
NUM a	15
NUM a N	15
NUM after	10
NUM and	11
NUM and N	25
NUM and NUM	30
NUM and her	-20
NUM and his	-10
NUM at	18
NUM but	-18
NUM by	7
NUM for	-13
NUM from	16
NUM from N	16
NUM he	25
NUM in N	-9
NUM of	-14
NUM of N	23
NUM of the	-16
NUM or	6
NUM or NUM	24
NUM out	9
NUM out of	9
NUM over	-15
NUM over NUM	-15
NUM she	15
NUM she had	14
NUM when	10
NUM with	23
NUM with N	16
Ns $	11
Ns ,	9
Ns , BODY	-13
Ns , N	15
Ns , V	12
Ns , Ved	16
Ns , Ving	-12
Ns , although	13
Ns , and	6
Ns , as	12
Ns , but	33
Ns , he	27
Ns , i	-14
Ns , it	-19
Ns , no	13
Ns , one	20
Ns , or	13
Ns , we	11
Ns :	52
Ns : N	25
Ns : no	13
Ns : the	19
Ns ADV	18
Ns ADV $	20
Ns ADV N	19
Ns ADV Ved	9
Ns BODY	15
Ns BODY BODY	13
Ns BODY N	16
Ns BODY Ns	23
Ns BODY V	11
Ns BODY in	-12
Ns N	30
Ns N ,	7
Ns N ADV	8
Ns N BODY	27
Ns N N	37
Ns N NUM	12
Ns N Ns	11
Ns N V	-10
Ns N Ving	18
Ns N and	10
Ns N for	10
Ns N he	7
Ns N in	12
Ns N is	9
Ns N on	-19
Ns N the	7
Ns N to	33
Ns N was	-9
Ns N when	-6
Ns NUM	13
Ns NUM N	-9
Ns NUM Ns	16
Ns NUM and	24
Ns Ns	12
Ns Ns ,	15
Ns Ns are	5
Ns Ns of	16
Ns V	-13
Ns V $	-20
Ns V N	-14
Ns V to	11
Ns Ved	20
Ns Ved ADV	17
Ns Ved N	10
Ns Ved on	16
Ns Ved to	20
Ns Ved with	-5
Ns Ving	7
Ns Ving $	11
Ns Ving BODY	-18
Ns Ving N	11
Ns also	16
Ns and	19
Ns and ADV	-9
Ns and BODY	13
Ns and Ns	15
Ns and Ved	17
Ns and Ving	-9
Ns and Vs	16
Ns and a	16
Ns and has	23
Ns and he	22
Ns and his	-11
Ns and is	19
Ns and no	18
Ns and the	-19
Ns are ADV	14
Ns are NUM	-10
Ns are Ved	30
Ns are Ving	-12
Ns are not	-8
Ns around	-10
Ns as	-6
Ns as N	9
Ns as Ved	-10
Ns at	14
Ns at N	27
Ns at this	20
Ns because	-11
Ns been	-21
Ns but	24
Ns do	-7
Ns every	8
Ns for	10
Ns for him	-10
Ns for his	8
Ns from	-7
Ns from her	-7
Ns from the	6
Ns had	11
Ns have	5
Ns have N	15
Ns have Ved	9
Ns have not	8
Ns he Vs	-18
Ns he has	7
Ns his	6
Ns his N	13
Ns in	15
Ns in N	-6
Ns in NUM	6
Ns in his	8
Ns in the	28
Ns is N	18
Ns is a	-14
Ns it	5
Ns like	-21
Ns like N	-17
Ns may	9
Ns no	-10
Ns no N	-7
Ns not	-13
Ns now	-20
Ns now $	-15
Ns of	13
Ns of ADV	-12
Ns of N	26
Ns of Ns	23
Ns of any	12
Ns of her	-21
Ns of his	-17
Ns off	20
Ns on N	6
Ns on his	13
Ns one	16
Ns or	10
Ns or Ns	31
Ns other	-8
Ns over	-8
Ns over the	6
Ns she	-15
Ns she Vs	-5
Ns she has	-8
Ns since	23
Ns so	-16
Ns some	12
Ns than	-12
Ns than NUM	-11
Ns that	-22
Ns that N	-12
Ns that can	-11
Ns that he	10
Ns that she	-11
Ns that they	-17
Ns that we	-16
Ns the	13
Ns the BODY	8
Ns the N	6
Ns to	15
Ns to Ns	8
Ns to be	18
Ns to her	-5
Ns to his	19
Ns to the	-6
Ns today	11
Ns today $	13
Ns today ,	24
Ns under	7
Ns until	9
Ns up	-8
Ns was	17
Ns was Ved	24
Ns were	27
Ns were N	7
Ns were Ved	45
Ns where	-16
Ns while	10
Ns while Ving	19
Ns with BODY	20
Ns with Ns	-23
Ns with her	-9
Ns with his	-19
Ns with the	20
Ns without	23
Ns without N	16
V $	-10
V ,	-11
V , V	19
V , and	7
V , but	-5
V , which	17
V :	35
V : NUM	28
V ADV $	8
V ADV N	12
V BODY	-17
V BODY $	5
V BODY in	-16
V BODY to	-7
V DRUG	16
V DRUG $	7
V DRUG NUM	11
V DRUG to	14
V N	-10
V N $	-9
V N BODY	14
V N N	11
V N Ved	-11
V N and	-13
V N as	6
V N for	-5
V N from	7
V N he	-16
V N in	-7
V N on	7
V N that	-16
V N the	-13
V NUM Ns	6
V Ns	9
V Ns ,	17
V Ns V	-17
V V	-7
V Ved	-8
V Ved $	-26
V Ving	-6
V Ving $	-13
V Ving BODY	6
V Ving DRUG	20
V Ving for	15
V Ving on	-6
V Ving the	-18
V Ving to	12
V a	-15
V a N	-7
V a NUM	-19
V a V	-22
V about	-13
V an	-5
V and N	-7
V and Ns	7
V and Ved	15
V any	-23
V any N	-16
V any Ns	-18
V are	-10
V at this	-15
V because	-9
V by	-15
V down	-23
V for	-7
V for other	-6
V for the	-13
V from	-9
V he	-22
V he Vs	-17
V he has	-18
V her	-18
V her BODY	5
V her DRUG	9
V her N	-14
V her Ns	6
V her V	-13
V her Ved	-9
V her Ving	-17
V him	-29
V him $	-16
V him N	-18
V him V	-5
V him Ved	-19
V his	-18
V his DRUG	-14
V his N	-12
V his Ns	-6
V how	-22
V how he	-14
V how she	-11
V i	-15
V if	-19
V if he	-20
V if she	-18
V if the	13
V if we	-10
V in BODY	17
V in N	12
V in NUM	10
V in and	-13
V into	-13
V into that	-12
V into the	7
V is	-16
V is N	-17
V is NUM	-19
V is a	11
V is to	6
V it	-40
V it $	-19
V it ,	8
V it ADV	11
V it N	-20
V it a	-12
V it at	-19
V it in	-14
V it out	-16
V it to	11
V like	-23
V like she	-6
V me	-29
V me $	-16
V me a	-14
V me if	-19
V more	10
V more N	11
V my	-22
V my N	-22
V no	-6
V of	13
V of N	16
V of NUM	18
V of Ns	-7
V of Ving	20
V of a	-5
V off	-18
V on	-8
V on N	14
V on her	9
V on it	-24
V on the	-9
V one	-7
V or	16
V or V	27
V out	-25
V out $	-19
V out and	-19
V over	5
V over the	-7
V she	-27
V she Vs	-15
V she has	-19
V she is	-23
V so	-20
V some	-19
V some DRUG	-16
V some N	-18
V some Ns	-12
V some of	-7
V that	-41
V that ADV	-14
V that BODY	-21
V that N	-31
V that Ved	-11
V that he	8
V that we	-15
V the	-9
V the N	-17
V the Ns	11
V the patient	24
V their	-24
V their BODY	-12
V their N	-15
V them	-29
V them $	-16
V they	-18
V this N	-17
V this is	14
V those	-17
V through	-14
V to	-8
V to N	9
V to Ved	-19
V to be	10
V to do	-16
V to have	-16
V to her	-9
V to the	-7
V today	11
V up	26
V up $	-7
V up and	20
V up in	31
V up of	17
V up with	21
V us	-18
V was N	-11
V was NUM	-21
V was Ved	8
V we	-16
V what	7
V when	-12
V when he	-16
V with	-15
V with N	5
V with some	-8
V with that	-12
V with the	-22
Ved ,	13
Ved , N	-10
Ved , Ved	16
Ved , and	14
Ved , but	18
Ved , it	-12
Ved , she	21
Ved ADV	49
Ved ADV $	16
Ved ADV N	17
Ved ADV NUM	23
Ved ADV with	15
Ved BODY	35
Ved BODY $	17
Ved BODY ,	12
Ved BODY :	10
Ved BODY BODY	23
Ved BODY Ns	26
Ved BODY and	33
Ved BODY as	-13
Ved BODY on	-5
Ved BODY or	26
Ved DRUG	23
Ved DRUG and	15
Ved N	23
Ved N N	15
Ved N Ns	17
Ved N Ved	11
Ved N for	7
Ved N in	17
Ved N of	-11
Ved N on	14
Ved N or	10
Ved N to	30
Ved N was	18
Ved N who	11
Ved N with	-7
Ved NUM	16
Ved NUM N	18
Ved NUM Ns	11
Ved Ns	16
Ved Ns ,	13
Ved Ns N	13
Ved Ns of	16
Ved V	9
Ved V ,	-5
Ved Ved BODY	6
Ved Ving	18
Ved Ving ,	12
Ved Ving DRUG	16
Ved Ving N	16
Ved Ving a	13
Ved Ving about	-11
Ved Vs	7
Ved a	8
Ved a NUM	8
Ved a Ved	14
Ved a Ving	17
Ved about	-30
Ved about NUM	-10
Ved about Ving	-17
Ved about it	-17
Ved about that	-20
Ved after	-5
Ved again	10
Ved all	-19
Ved an N	6
Ved an Ved	-11
Ved and	41
Ved and Ns	12
Ved and Ved	8
Ved and Vs	15
Ved and has	15
Ved and she	16
Ved any	39
Ved any BODY	5
Ved any N	26
Ved around	13
Ved as	30
Ved as N	19
Ved as a	23
Ved as an	19
Ved at N	25
Ved at NUM	16
Ved at the	-9
Ved because he	-8
Ved because of	21
Ved but	17
Ved by	30
Ved by BODY	20
Ved by N	10
Ved by Ns	9
Ved by a	17
Ved by the	9
Ved during	16
Ved for	29
Ved for N	23
Ved for Ns	16
Ved for her	8
Ved for the	11
Ved from	29
Ved from N	13
Ved from the	10
Ved he had	-11
Ved her BODY	-5
Ved her DRUG	-9
Ved her Ns	-6
Ved her V	-19
Ved her that	18
Ved her to	29
Ved him	6
Ved him that	10
Ved him to	20
Ved his	9
Ved his N	7
Ved if	11
Ved in N	10
Ved in NUM	12
Ved in Ving	7
Ved in by	15
Ved in that	-6
Ved into	-9
Ved it	-14
Ved it $	-15
Ved like	-23
Ved me	-10
Ved more	7
Ved more N	13
Ved no	23
Ved no N	11
Ved of N	20
Ved off	8
Ved on	17
Ved on DRUG	25
Ved on N	10
Ved on NUM	15
Ved on Ns	6
Ved on a	7
Ved on her	14
Ved on his	19
Ved on the	-13
Ved out	-10
Ved over the	6
Ved patient	17
Ved she	-6
Ved she had	5
Ved she was	-5
Ved since	11
Ved some	-13
Ved some DRUG	-25
Ved some N	6
Ved some Ns	-20
Ved states	18
Ved that	8
Ved that he	10
Ved that her	6
Ved that his	23
Ved that it	9
Ved that she	7
Ved that the	-30
Ved that they	7
Ved that we	22
Ved the	15
Ved the BODY	16
Ved the N	15
Ved the Ns	-15
Ved the patient	43
Ved they	-11
Ved this	-16
Ved this N	-26
Ved to	29
Ved to N	8
Ved to Ns	14
Ved to be	11
Ved to do	-9
Ved to have	14
Ved to her	12
Ved to his	7
Ved to the	19
Ved today	28
Ved today $	22
Ved today and	14
Ved up	-27
Ved up $	-6
Ved up Ving	-16
Ved up a	-9
Ved up and	-16
Ved up in	-6
Ved when i	-11
Ved when she	9
Ved with	32
Ved with DRUG	11
Ved with N	29
Ved with Ns	18
Ved with a	29
Ved with her	9
Ving $	-15
Ving , N	6
Ving , Ns	12
Ving , Ving	30
Ving , and	-7
Ving :	67
Ving : N	15
Ving : he	19
Ving : his	12
Ving : i	31
Ving : patient	8
Ving : she	20
Ving : the	22
Ving : this	17
Ving : we	31
Ving ADV	18
Ving ADV N	17
Ving ADV Ved	12
Ving BODY $	-10
Ving BODY and	10
Ving BODY in	-11
Ving DRUG	39
Ving DRUG ,	19
Ving DRUG N	18
Ving DRUG NUM	28
Ving DRUG and	6
Ving DRUG for	10
Ving N ,	9
Ving N ADV	16
Ving N BODY	10
Ving N NUM	-12
Ving N Ns	30
Ving N Ved	-13
Ving N Ving	-17
Ving N and	19
Ving N at	-23
Ving N but	-10
Ving N for	20
Ving N now	-21
Ving N on	6
Ving N or	-13
Ving N since	15
Ving N than	-11
Ving N to	11
Ving NUM N	11
Ving NUM Ns	-7
Ving Ns	16
Ving Ns $	8
Ving Ns ,	-12
Ving Ns :	17
Ving Ns N	8
Ving Ns and	13
Ving Ns down	13
Ving Ns in	16
Ving Ns that	-16
Ving Ns with	12
Ving V	29
Ving Ved	-8
Ving Ved $	-8
Ving Ving	10
Ving Ving $	-6
Ving Ving N	14
Ving Vs	-22
Ving Vs $	-12
Ving Vs N	-25
Ving Vs to	-14
Ving a BODY	7
Ving about	-13
Ving after	28
Ving all	-10
Ving an N	-7
Ving and	34
Ving and BODY	7
Ving and N	19
Ving and Ving	16
Ving and the	15
Ving any	16
Ving any BODY	18
Ving any N	17
Ving any Ns	-9
Ving around the	-16
Ving as	20
Ving at	-19
Ving at N	11
Ving at her	-21
Ving at the	-11
Ving at this	-8
Ving before	-6
Ving but	-14
Ving but N	-16
Ving down	7
Ving for	5
Ving for a	-8
Ving for the	14
Ving from N	-8
Ving had	17
Ving he	-7
Ving her	9
Ving her BODY	17
Ving her Ns	7
Ving him	-8
Ving him $	-6
Ving his	7
Ving his N	10
Ving if	-12
Ving in	7
Ving in N	14
Ving in NUM	19
Ving in his	6
Ving in the	-8
Ving is	-22
Ving is N	-15
Ving it	-15
Ving it $	-19
Ving it up	-19
Ving like	-17
Ving more	-7
Ving more N	9
Ving of	17
Ving of N	17
Ving of her	19
Ving of his	-7
Ving of the	11
Ving on	-13
Ving on her	-17
Ving on the	-9
Ving or	12
Ving or N	30
Ving or Ving	6
Ving out	-26
Ving out of	-13
Ving she	-17
Ving some BODY	16
Ving some N	-7
Ving some Ns	12
Ving that	-14
Ving that he	-11
Ving that she	-10
Ving that they	-8
Ving the	-14
Ving the BODY	-21
Ving the N	-5
Ving their	-13
Ving them	-22
Ving this	-19
Ving this N	-9
Ving those	-24
Ving those Ns	-18
Ving through	-16
Ving to	-18
Ving to V	-17
Ving to Ved	10
Ving to Ving	18
Ving to be	-23
Ving to do	-19
Ving to have	-18
Ving to the	20
Ving too	-8
Ving too N	-7
Ving up	-23
Ving up and	-15
Ving very	21
Ving very N	16
Ving was	-9
Ving when	8
Ving when she	14
Ving where	11
Ving with	17
Ving with N	27
Ving with the	13
Vs ,	13
Vs , BODY	10
Vs , Ns	29
Vs , she	-6
Vs ADV	-6
Vs ADV $	8
Vs BODY	-12
Vs BODY in	14
Vs DRUG	12
Vs N	-7
Vs N $	-10
Vs N ,	-15
Vs N ADV	15
Vs N N	5
Vs N Ns	7
Vs N Ving	-16
Vs N at	8
Vs N to	10
Vs N with	-11
Vs NUM	8
Vs NUM Ns	11
Vs Ns	10
Vs V	-7
Vs Ved	-6
Vs Ving N	11
Vs a N	-10
Vs all	-23
Vs all the	-16
Vs an	12
Vs and	9
Vs and Vs	12
Vs as	16
Vs as a	14
Vs at	24
Vs at N	14
Vs down	-25
Vs for	14
Vs for N	14
Vs for a	20
Vs he	-19
Vs he Vs	-16
Vs her N	15
Vs him	-20
Vs his	6
Vs in	32
Vs in N	32
Vs in a	10
Vs in for	-6
Vs in his	20
Vs in today	27
Vs is	12
Vs it	-37
Vs it $	-20
Vs it N	-16
Vs it Vs	-5
Vs it is	-5
Vs like	-28
Vs like Ving	-20
Vs like he	-13
Vs like her	-5
Vs like they	-19
Vs me	13
Vs me that	20
Vs of	25
Vs of N	23
Vs off	15
Vs on	-14
Vs on N	-9
Vs on the	-21
Vs one	19
Vs or	8
Vs out	-22
Vs she	-9
Vs some N	6
Vs that	-14
Vs that her	11
Vs that is	-19
Vs that it	-8
Vs the	-6
Vs the N	-10
Vs there	-24
Vs there is	-16
Vs they	-8
Vs this	12
Vs to	14
Vs to N	13
Vs to have	21
Vs to the	30
Vs today for	-6
Vs up	10
Vs when	-15
Vs when she	-8
Vs with	29
Vs with BODY	-8
Vs with N	13
Vs with a	20
Vs with her	21
Vs with his	27
Vs with the	17
^ ADV	21
^ ADV ,	37
^ ADV N	16
^ ADV Ving	10
^ BODY	49
^ BODY :	44
^ BODY N	36
^ BODY V	13
^ BODY and	10
^ DRUG	27
^ DRUG ,	-12
^ DRUG N	29
^ DRUG NUM	20
^ N	64
^ N :	101
^ N BODY	33
^ N N	58
^ N NUM	22
^ N Ns	17
^ N V	-7
^ N Ved	13
^ N Ving	52
^ N also	17
^ N at	15
^ N denies	15
^ N for	46
^ N from	10
^ N had	20
^ N he	-15
^ N her	-17
^ N i	-23
^ N in	-14
^ N is	-31
^ N it	-25
^ N of	24
^ N on	-9
^ N patient	-17
^ N so	-20
^ N that	-6
^ N the	-23
^ N to	16
^ N was	26
^ N with	15
^ NUM	53
^ NUM BODY	17
^ NUM N	56
^ NUM Ved	24
^ NUM he	23
^ NUM she	16
^ Ns	28
^ Ns :	25
^ Ns BODY	15
^ Ns N	16
^ Ns Ns	13
^ Ns V	16
^ Ns Ved	-22
^ Ns and	23
^ Ns are	28
^ Ns have	-16
^ Ns of	28
^ Ns to	16
^ Ns were	17
^ V	-18
^ V ,	11
^ V DRUG	-7
^ V N	24
^ V a	-15
^ V her	-20
^ V it	-21
^ V the	-14
^ V up	15
^ V with	11
^ Ved	34
^ Ved ,	18
^ Ved BODY	27
^ Ved N	27
^ Ved on	-16
^ Ving	-12
^ Ving N	-18
^ Ving Ns	20
^ Ving at	-32
^ Ving her	26
^ Ving his	28
^ Ving to	-10
^ Vs	9
^ Vs like	-25
^ a N	-17
^ a NUM	28
^ about	-14
^ after Ving	27
^ again	17
^ all	17
^ all Ns	35
^ all of	-9
^ also	32
^ also ,	17
^ an	17
^ an N	17
^ as	7
^ as N	-9
^ as Ved	19
^ at	33
^ at N	6
^ at that	14
^ at the	18
^ at this	29
^ before	-17
^ both	7
^ by	18
^ denies	59
^ denies BODY	18
^ denies N	28
^ denies any	37
^ do	-26
^ do not	-16
^ does	19
^ does not	19
^ during	17
^ for	-61
^ for N	-8
^ for her	-35
^ for his	-38
^ for the	-21
^ from	-16
^ from a	-13
^ has	22
^ has N	6
^ he ADV	20
^ he N	10
^ he Ns	36
^ he Ved	-7
^ he Vs	6
^ he also	28
^ he can	-25
^ he could	-21
^ he denies	-5
^ he did	-5
^ he is	6
^ he might	-18
^ he notes	29
^ he reports	-49
^ he states	41
^ he still	-15
^ he then	15
^ he will	23
^ he would	-22
^ her N	8
^ his	-8
^ his BODY	-31
^ his Ns	6
^ i	-49
^ i V	-36
^ i Ved	5
^ i am	-31
^ i can	-28
^ i did	-13
^ i do	-41
^ i will	31
^ i would	-31
^ if	-35
^ if he	-26
^ if her	12
^ if his	9
^ if it	-32
^ if she	-13
^ in N	19
^ in NUM	27
^ in Ns	-17
^ it	-79
^ it ADV	-8
^ it Ns	7
^ it Ved	-31
^ it Vs	-16
^ it did	-23
^ it does	-24
^ it has	-15
^ it is	-51
^ it may	-18
^ it should	-24
^ it was	-15
^ it will	-20
^ most	18
^ most of	21
^ my	-24
^ my N	-27
^ no	78
^ no ADV	5
^ no BODY	34
^ no N	47
^ no Ns	46
^ no Ving	6
^ no Vs	25
^ no one	17
^ no other	26
^ not	-39
^ not that	-28
^ of	-8
^ of N	-6
^ on	-47
^ on NUM	23
^ on her	-41
^ on his	-39
^ on the	-18
^ one of	9
^ other	8
^ patient	58
^ patient N	34
^ patient Ns	22
^ patient Ved	18
^ patient denies	14
^ patient reports	52
^ patient was	-8
^ recently	21
^ she	-8
^ she ADV	13
^ she N	8
^ she Ns	25
^ she Ved	-16
^ she Vs	12
^ she also	18
^ she cannot	-22
^ she could	-22
^ she denies	-11
^ she did	-25
^ she had	-19
^ she is	11
^ she might	-17
^ she notes	17
^ she reports	-43
^ she should	23
^ she states	48
^ she still	-20
^ she was	-10
^ she will	17
^ she would	-12
^ since that	19
^ some	-10
^ sometimes	-16
^ sometimes it	-19
^ sometimes she	-9
^ that	-72
^ that N	-27
^ that Ved	-22
^ that Vs	-34
^ that does	-30
^ that he	-14
^ that would	-24
^ the	13
^ the ADV	-18
^ the BODY	12
^ the Ns	32
^ the V	-10
^ the Ving	-15
^ the only	-6
^ the patient	16
^ there	-28
^ there are	-11
^ there is	-33
^ there was	16
^ there were	18
^ these	30
^ these N	24
^ they	-45
^ they N	-7
^ they Ved	-13
^ they are	-31
^ they do	8
^ they had	-16
^ they have	-16
^ they were	-18
^ they will	-23
^ this	-27
^ this NUM	39
^ this Ved	23
^ this Vs	-20
^ this can	-22
^ this could	-19
^ this has	22
^ this is	-41
^ this patient	26
^ this will	-28
^ those	-22
^ those are	-11
^ to	-21
^ to V	-24
^ today	29
^ today ,	23
^ under	-21
^ usually	-19
^ very	-17
^ we	-62
^ we N	-20
^ we Ved	21
^ we also	9
^ we are	-7
^ we can	-41
^ we did	-6
^ we do	-20
^ we had	-9
^ we have	5
^ we were	-16
^ we will	-65
^ when	-21
^ when he	-9
^ when i	-15
^ when she	-19
^ when they	-18
^ while	14
^ with	-10
^ with N	19
a ,	-8
a ADV	21
a ADV N	17
a BODY BODY	-7
a BODY N	7
a BODY V	-5
a DRUG	8
a DRUG N	12
a N	-16
a N $	7
a N BODY	9
a N DRUG	-6
a N N	-20
a N NUM	-9
a N Ns	-25
a N V	-8
a N Ved	-18
a N a	-13
a N about	-13
a N and	26
a N at	23
a N but	17
a N for	12
a N in	6
a N of	-8
a N on	11
a N or	-5
a N patient	12
a N that	13
a N there	7
a N to	-19
a N too	-20
a N was	25
a N when	-13
a N who	7
a NUM	-12
a NUM $	-16
a Ns	8
a Ns at	6
a Ns of	21
a V	-7
a V $	-18
a V N	-13
a V in	-10
a Ved	14
a Ved BODY	12
a Ved N	10
a Ving	28
a Ving N	20
a patient	16
a while	-18
a while ,	-9
about N	14
about N N	-8
about N Ns	21
about NUM	-32
about NUM $	-23
about NUM ,	-17
about NUM Ns	-16
about NUM to	-23
about Ving	-8
about her	-19
about her N	-6
about his	-11
about it	-29
about it $	-20
about my	-19
about my N	-19
about that	-25
about the	6
about what	-9
after N	18
after NUM	17
after NUM Ns	17
after Ving	30
after Ving the	27
after a N	-5
after an	15
after he	5
after he Ved	-11
after her	11
after she	-15
after that	-8
after the	14
after the N	16
after they	-9
after this	7
after this N	5
again $	-16
again ,	16
all $	-29
all N	-18
all N $	-21
all N N	-12
all Ns	18
all Ns as	11
all Ns were	30
all his	-17
all of	-11
all of that	-19
all of the	-5
all over	-5
all that N	-17
all the	-36
all the N	-33
also $	17
also ,	17
also ADV	14
also N	11
also N N	14
also N Ns	-7
also Ns	22
also V	-5
also V BODY	9
also Ved	31
also Ved N	-5
also Ved her	10
also Ved him	20
also Ved some	-7
also Ved that	31
also Ved the	8
also Ved to	6
also Ving	17
also Ving to	7
also Vs	15
also be	20
also been	6
also had	22
also had a	16
also has	15
also has had	16
also notes	21
also reports	24
also states	13
also states that	13
also the	-11
also was	17
although he	7
although she	17
always N	-23
always Ved	-17
am N	-24
am N N	-22
am Ving	-11
am Ving N	-14
am Ving to	23
am not	-11
an N	10
an N $	-12
an N ,	13
an N N	7
an N Ns	9
an N V	5
an N Ved	21
an N and	-7
an N at	17
an NUM	27
an NUM N	25
an Ved	-13
an Ved N	-8
an Ving N	-9
and ADV	24
and ADV Ved	20
and BODY	29
and BODY $	21
and BODY N	20
and BODY in	21
and DRUG	12
and DRUG ,	16
and DRUG NUM	-8
and DRUG for	14
and N	6
and N $	13
and N ,	-13
and N BODY	15
and N NUM	-11
and N Ns	13
and N V	7
and N Ved	7
and N Ving	-12
and N a	-12
and N and	-12
and N are	17
and N her	-9
and N in	27
and N is	-18
and N it	-16
and N of	9
and N on	-13
and N were	18
and N who	-12
and N with	20
and NUM	28
and NUM $	19
and NUM N	12
and NUM Ns	21
and Ns	17
and Ns $	23
and Ns N	20
and Ns Ved	10
and Ns Ving	18
and Ns in	12
and Ns of	34
and Ns the	15
and Ns to	-10
and V	-30
and V $	-6
and V N	-7
and V her	-7
and V his	-8
and V how	-19
and V if	-17
and V it	-15
and V the	7
and Ved	23
and Ved BODY	12
and Ved N	7
and Ved a	25
and Ved her	6
and Ved his	5
and Ved in	9
and Ved that	7
and Ved to	8
and Ved today	15
and Ved up	-7
and Ving $	8
and Ving :	34
and Ving BODY	12
and Ving Ved	-15
and Ving her	-8
and Ving his	5
and Ving in	20
and Ving to	-5
and Vs	42
and Vs $	17
and Vs N	8
and Vs Ving	14
and Vs with	23
and a BODY	-6
and again	-5
and all	-8
and are	10
and as	-10
and at	25
and at that	15
and by	7
and denies	20
and denies any	11
and do	-9
and does	25
and does not	29
and down the	-6
and had	35
and had N	25
and had a	14
and has	45
and has N	20
and has Ved	26
and has a	18
and has been	14
and has not	6
and have	-14
and he	57
and he Ved	15
and he Vs	29
and he had	13
and he has	19
and he is	19
and he was	17
and her	-26
and her N	-31
and her Ns	-7
and his	-8
and his N	-8
and i	28
and i have	9
and if	-18
and in	-13
and is	47
and is ADV	14
and is N	19
and is Ved	17
and is Ving	28
and is a	18
and it	37
and it was	18
and just	16
and more	11
and no	16
and no N	24
and now	-9
and on	-10
and on N	-13
and one	-12
and she	42
and she Ved	22
and she Vs	23
and she does	-8
and she has	19
and she is	18
and she was	15
and so	-15
and some	-18
and some Ved	-16
and sometimes	-7
and states	13
and states that	10
and that	21
and that is	6
and the	-10
and the BODY	-7
and the N	-15
and the Ns	-5
and the patient	29
and then	-27
and then the	-8
and there	19
and there is	19
and they	21
and this	8
and those	-8
and was	30
and was N	23
and was Ved	24
and was Ving	6
and what	-13
and will	23
and with	-14
and would	10
any ADV	-15
any ADV N	-24
any BODY	-14
any BODY $	12
any BODY ,	7
any BODY N	-20
any BODY Ns	-14
any BODY or	-9
any N	20
any N $	-18
any N BODY	11
any N N	15
any N Ns	23
any N V	20
any N in	-7
any Ns	-16
any Ns $	-13
any Ns ,	-11
any Ns N	-11
any Ns of	7
any Ns with	-21
any Ved	19
any Ved BODY	16
any Ving	24
any Vs	5
any of	-21
any other	23
any other N	13
any other Ns	17
are ADV	13
are ADV Ved	18
are N	-16
are N $	-8
are N N	14
are N Ns	-21
are N Ved	-6
are N and	-15
are N in	17
are N with	5
are N without	-13
are NUM	-20
are V	8
are Ved	25
are Ved $	14
are Ving	-28
are Ving $	-18
are Ving N	-22
are a	-21
are a N	-21
are all	-25
are all N	-18
are also	7
are her	-17
are no	13
are no N	6
are no Ns	-12
are no other	18
are not Ving	-18
are some	-6
are some Ns	-6
around $	-25
around N	-7
around NUM	-16
around her	8
around that	10
around that N	11
around the	-11
around the N	-13
as ADV	12
as BODY	21
as DRUG	20
as N	16
as N $	36
as N BODY	12
as N N	21
as N and	16
as N of	6
as N the	17
as NUM	19
as NUM ,	18
as Ns were	11
as Ved	19
as Ved $	14
as Ved ,	19
as Ved N	14
as Ved for	-7
as Ved to	-8
as Ving	19
as a	32
as a N	24
as an	21
as an N	16
as he	-11
as he $	-17
as he can	-22
as her N	5
as his	-19
as i Ved	8
as she	-14
as she $	-21
as she was	-14
as the patient	17
as they	7
as to	-10
as we	-17
at ADV	10
at N	26
at N $	12
at N ,	6
at N N	10
at N NUM	9
at N and	18
at N to	6
at NUM $	-18
at NUM N	27
at NUM Ns	20
at Ns	9
at Ns $	-8
at Ns N	16
at V	-7
at V $	6
at all	-18
at all $	-13
at her	-30
at her N	-25
at her Ns	-11
at him	-17
at his	-16
at his N	-9
at it	-17
at that	17
at that N	17
at the N	10
at the Ns	-14
at the Ved	-6
at this	19
at this N	23
be N	-27
be N $	-19
be N ,	-5
be N N	-5
be N for	7
be N to	-28
be NUM	-13
be Ved	12
be Ved $	-9
be Ved in	11
be Ving N	-17
be Ving out	-13
be a N	-9
be in	-27
be in N	-21
be on	17
be on N	17
be the	17
be the N	17
because he	-24
because he does	-8
because he has	-15
because he is	-19
because her	-8
because i	-18
because it	-10
because of	10
because of N	13
because she	-22
because she Vs	-9
because she has	-12
because she is	-5
because she was	-14
because that	-14
because they	-18
been ADV	30
been ADV Ved	13
been ADV Ving	20
been BODY	-12
been N	10
been N in	16
been N over	17
been N to	8
been Ved	37
been Ved $	25
been Ved ADV	13
been Ved by	16
been Ved for	20
been Ved with	13
been Ving	-12
been Ving $	-23
been Ving ADV	13
been Ving BODY	-12
been Ving DRUG	11
been Ving N	9
been Ving NUM	8
been Ving Ving	18
been Ving a	-11
been Ving for	-8
been Ving him	-18
been Ving his	8
been Ving it	-7
been Ving some	10
been Ving them	-16
been Ving to	-18
been a	-15
been a N	-9
been more	17
been no	19
been on	21
been on N	20
been out	-16
been to	6
been very	18
been very N	12
before $	-36
before N	-20
before he Ved	-12
before her	17
before she	-20
before she Ved	-10
being N	12
being N for	8
being Ved	13
being Ved for	14
being a	-8
being a N	-8
between NUM	12
between NUM and	11
between the	19
bias	-19
both N	6
both N Ns	20
both Ns	10
both Ved	20
but ADV	-5
but N	-9
but N $	-29
but N N	15
but Ns	8
but Ved	24
but Ving	-9
but Ving N	-8
but Vs	22
but Vs to	18
but denies	21
but denies any	19
but did	10
but did not	7
but does	22
but does not	14
but has	40
but has been	9
but has not	22
but he	14
but he does	20
but he is	21
but her	7
but his	-11
but his N	-16
but i	-11
but if	-14
but is	22
but it	17
but it does	16
but it is	10
but most	-12
but no	11
but no BODY	20
but no N	6
but not	8
but now	-7
but over	13
but over the	13
but she	20
but she Vs	21
but she does	17
but she has	17
but states	13
but still	-9
but that	12
but then	19
but this	17
but was	23
but was N	19
by BODY	22
by N	23
by N $	7
by N ADV	-8
by N N	18
by N Ving	7
by Ns	13
by a	23
by a N	23
by her	14
by her N	12
by his	20
by his N	17
by the	8
by the V	12
can ADV	-21
can ADV V	-19
can N	-16
can N her	-15
can N to	-7
can Ns	-20
can V	-52
can V $	-22
can V N	-10
can V a	-16
can V her	-21
can V him	-12
can V it	-21
can V me	-23
can V some	-13
can V that	-22
can V to	-9
can also	-11
can also V	-14
can be	-22
can be N	-21
can do	-16
cannot N	-18
cannot V	-15
cannot V N	-14
could V	-21
could be	-16
could be NUM	-18
could do	-21
could have	11
could not	7
denies BODY	58
denies BODY $	18
denies BODY ,	22
denies BODY N	28
denies BODY Ns	10
denies BODY and	17
denies BODY or	27
denies N	53
denies N ,	15
denies N BODY	22
denies N N	25
denies N or	18
denies Ns	34
denies Ns of	17
denies V	18
denies Ved	16
denies Ved BODY	16
denies Ving	38
denies Ving any	22
denies a	17
denies a N	14
denies any	-20
denies any ADV	-24
denies any BODY	-23
denies any N	23
denies any Ns	-30
denies any other	19
did N N	11
did N the	-16
did V	-7
did V N	-13
did V a	-17
did a	-28
did a N	-28
did have	20
did have a	20
did not ADV	-12
did not N	30
did not V	-14
did not have	11
did she	-13
did that	-20
did the	-20
did the N	-18
do N	-12
do N N	-6
do V	-23
do V a	-7
do V that	-15
do V to	-29
do Ving	-23
do a	-14
do a N	-6
do an	-25
do an N	-23
do have	-13
do he	-19
do is	-18
do it	-21
do my	-12
do my N	-10
do not	-34
do not V	-30
do she	-16
do some	-20
do some N	-13
do that	-25
do the	-22
do the N	-13
do with	-17
does ,	-10
does N	-7
does V a	-20
does V it	8
does V to	-12
does V with	14
does Ved	-15
does have	29
does have N	22
does have a	15
does it	-16
does not	7
does not ADV	-10
does not N	28
does not V	8
does not Ved	-13
does that	-29
does that Ved	-27
does the	-20
down , Ving	7
down N	-23
down and	-13
down into	-7
down on	-15
down the Ns	-10
down to	-9
down to his	-13
during N	5
during a	-11
during a N	-11
during the	12
during the N	6
during this	16
each N	12
even N	-19
even V	-18
even Ved	-15
even if	-18
even though	5
every NUM Ns	-12
every NUM to	8
every now	-7
for ADV NUM	10
for BODY $	16
for BODY ,	-6
for BODY N	11
for DRUG	24
for DRUG NUM	19
for N	20
for N $	15
for N ,	16
for N BODY	-9
for N N	7
for N Ns	18
for N V	12
for N Ving	22
for N and	17
for N with	15
for NUM	8
for NUM Ns	7
for NUM to	5
for Ns $	16
for Ns N	10
for V	9
for Ved	6
for Ving	5
for Ving $	15
for a	9
for a N	7
for a NUM	7
for about	13
for about N	19
for about NUM	11
for an N	-12
for any	6
for her	-22
for her $	27
for her BODY	-9
for her N	-32
for him	-10
for him $	-8
for him to	-6
for his	-17
for his BODY	-7
for his N	-17
for it	-8
for me	-31
for me $	-22
for more	10
for other	-6
for some	-11
for that	-21
for the N	7
for the Ns	-8
for the V	-8
for the most	-10
for their	-22
for their N	-15
for this	25
for this $	20
for this N	19
for this and	15
for which	13
from BODY	18
from N	15
from N ,	8
from N Ns	12
from NUM	8
from NUM N	-9
from NUM to	19
from Ns	19
from Ving $	6
from a	-13
from an	-5
from an N	-5
from her N	-5
from that	-8
from that N	-8
had BODY	-12
had BODY N	-15
had N	30
had N N	26
had N Ns	12
had N Ving	24
had N in	9
had N to	7
had Ns	24
had Ns Ns	12
had Ved	12
had Ved N	13
had Ved about	-17
had Ving	21
had Ving N	14
had a	20
had a BODY	8
had a N	14
had a NUM	15
had any	11
had any N	7
had been	41
had been N	19
had been Ved	18
had been Ving	24
had her	-11
had his	5
had no	47
had no BODY	28
had no N	33
had not had	8
had one	-19
had one N	-10
had some	-8
had some N	11
had some Ns	-12
had that	-27
had that N	-14
had the	-10
had the N	-7
had them	-14
had this	-13
had this N	-7
had to	-26
had to V	-20
has ,	-15
has ADV	18
has ADV Ved	7
has BODY	-10
has N	7
has N ,	17
has N BODY	6
has N DRUG	13
has N N	17
has N Ving	12
has N some	5
has N to	-22
has NUM	10
has NUM N	20
has Ns	-8
has Ns $	11
has Ved	31
has Ved $	-17
has Ved BODY	7
has Ved DRUG	17
has Ved N	8
has Ved Ving	16
has Ved from	8
has Ved his	-5
has Ved it	14
has Ved some	10
has Ved that	11
has Ved to	28
has a NUM	-6
has also	24
has also Ved	17
has also had	17
has been ADV	24
has been BODY	-11
has been V	19
has been Ved	25
has been Ving	-12
has been a	-12
has been more	17
has been on	28
has been to	6
has been very	11
has had	22
has had BODY	-9
has had N	27
has had Ns	18
has had a	13
has had no	39
has had some	19
has had this	-19
has just	20
has never	9
has never N	11
has never Ved	-11
has never had	8
has no	45
has no N	29
has no Ns	25
has not	8
has not Ved	-20
has not been	13
has not had	31
has one	31
has one N	34
has some	-10
has some N	-5
has that	-31
has that N	-25
has the	-6
has the N	-6
has this	-27
has this N	-21
has to	-24
has to V	-12
has to be	-8
has to do	-16
have ADV	15
have BODY	11
have N	5
have N $	-10
have N ,	-6
have N Ns	-10
have N and	18
have NUM	23
have Ved	13
have Ved her	20
have Ved in	-19
have Ved that	25
have Ved the	7
have Ved to	20
have a	-9
have a BODY	-15
have also	31
have also Ved	31
have an N	18
have any	16
have any N	10
have been N	17
have been Ved	9
have been Ving	-14
have had	-9
have had a	9
have her V	7
have him	-24
have him on	-17
have no	-21
have not	-13
have not N	-24
have not Ved	6
have some	-7
have some N	-5
have that	-23
have that she	-20
have the	-9
have the N	-7
have to	-49
have to N	-19
have to V	-37
have to be	-18
have to do	-13
he $	-27
he ADV	22
he ADV Vs	20
he N N	17
he N Ved	11
he Ns	42
he Ns N	15
he Ns that	22
he Ns to	17
he V	23
he Ved $	-28
he Ved ADV	14
he Ved Ns	18
he Ved Ved	22
he Ved Ving	9
he Ved a	8
he Ved and	-7
he Ved any	20
he Ved for	5
he Ved he	7
he Ved his	5
he Ved it	6
he Ved of	21
he Ved out	-6
he Ved some	-13
he Ved that	14
he Ved the	-14
he Ved to	-8
he Vs ADV	-21
he Vs N	9
he Vs Ving	-19
he Vs as	23
he Vs at	17
he Vs for	22
he Vs he	-13
he Vs his	10
he Vs in	27
he Vs it	-20
he Vs like	-11
he Vs one	14
he Vs out	-19
he Vs that	5
he Vs today	22
he Vs with	19
he also	29
he also Ns	19
he also Ved	20
he also has	7
he can	-36
he can V	-22
he could	-20
he could not	5
he denies	-6
he denies BODY	28
he denies N	21
he denies Ving	17
he denies any	-28
he did	7
he did N	21
he did have	20
he does V	-11
he does have	27
he had	-13
he had BODY	-20
he had Ved	14
he had been	21
he had no	16
he had some	-15
he has Ns	-18
he has a	-11
he has any	-12
he has had	22
he has never	11
he has no	37
he has one	26
he has some	-14
he has that	-20
he has this	-25
he is ADV	5
he is Ns	17
he is Ved	9
he is a	25
he is not	-5
he is now	15
he is on	-11
he is still	-6
he is very	-16
he just	20
he just Ved	17
he may	15
he might	-5
he notes	33
he notes that	29
he reports	-46
he reports ADV	-21
he reports BODY	-12
he reports N	-31
he reports NUM	-19
he reports a	-13
he reports at	-19
he reports his	-20
he reports not	-30
he reports that	14
he reports the	-18
he should	15
he states	47
he states he	19
he states that	39
he still	-15
he still has	-16
he then	15
he was	9
he was ADV	18
he was N	20
he was Ved	14
he was Ving	-12
he was a	7
he was on	16
he was then	17
he was very	-20
he will	24
he will V	8
he will also	16
he will be	13
he would	-7
he would like	17
her $	46
her ,	-6
her ADV	5
her ADV N	8
her BODY	-8
her BODY $	-12
her BODY ,	7
her BODY N	-20
her BODY V	-14
her BODY and	-12
her BODY are	-7
her BODY as	12
her BODY for	-15
her BODY has	26
her BODY in	6
her BODY is	11
her BODY out	-11
her BODY to	6
her DRUG	-7
her DRUG N	-8
her DRUG and	-9
her DRUG to	8
her N	-13
her N ,	-12
her N ADV	11
her N BODY	-6
her N N	-20
her N Ns	-9
her N V	6
her N Ved	7
her N Ving	8
her N Vs	6
her N and	-7
her N as	17
her N has	33
her N is	-13
her N of	-11
her N or	7
her N to	-8
her N was	-7
her N with	22
her NUM N	19
her Ns $	-5
her Ns ,	13
her Ns N	-8
her Ns V	7
her Ns Ved	13
her Ns and	-12
her Ns are	-8
her Ns were	14
her V $	-12
her V N	-7
her Ved	-19
her Ved N	-13
her Ving	-11
her Ving and	17
her and	-18
her and V	-9
her at N	6
her for	-11
her in a	-9
her in the	9
her on	-6
her on the	-19
her out	-6
her that	28
her that her	19
her to	22
her to N	15
her to V	17
him $	-21
him ,	-6
him N	-19
him N N	-17
him V	-14
him Ved	-20
him Ving	12
him a N	6
him at	-16
him on DRUG	10
him on the	-9
him out	-16
him that	8
him that he	-7
him the	-13
him to	18
him to N	22
him to V	11
him today	-18
him today $	-18
him up for	-6
him with	19
his ADV	27
his ADV $	20
his BODY	-37
his BODY $	-25
his BODY ,	6
his BODY N	-25
his BODY V	-21
his BODY Ved	7
his BODY Ving	22
his BODY Vs	-7
his BODY and	-10
his BODY are	-17
his BODY but	8
his BODY has	6
his BODY is	-6
his BODY or	-5
his BODY to	-6
his BODY when	-7
his N	-10
his N $	-14
his N BODY	-20
his N DRUG	5
his N N	-14
his N Ns	-27
his N about	10
his N had	13
his N has	19
his N in	-8
his N is	12
his N of	14
his N to	5
his N was	9
his NUM	8
his NUM N	22
his Ns $	-12
his Ns N	17
his Ns V	-6
his Ns Ved	18
his Ns have	16
his Ns of	-11
his Ved	10
his Ved BODY	12
his Ved N	20
his Ving	5
his Ving N	6
his other	5
how N	-13
how he is	-12
how his	6
how his N	6
how she	-19
i Ns	-10
i Ns N	-12
i V	-49
i V $	-13
i V N	-16
i V Ns	-15
i V he	-26
i V her	9
i V his	-11
i V i	-12
i V in	-11
i V it	-25
i V on	-11
i V she	-23
i V that	-16
i V the	-18
i V this	6
i V to	15
i V we	-12
i Ved	-10
i Ved $	-9
i Ved N	9
i Ved a	14
i Ved her	9
i Ved him	28
i Ved it	-14
i Ved that	-40
i Ved the	14
i also	7
i also Ved	10
i am	-34
i am N	-24
i am Ving	-11
i am not	-11
i can	-23
i can V	-16
i could	-11
i did	-17
i did N	-17
i do	-43
i do V	-31
i do not	-25
i have N	-12
i have Ved	10
i have a	12
i have also	31
i have had	21
i have not	-24
i have that	-20
i was	-20
i was Ved	-6
i was Ving	-13
i will	27
i will N	29
i would	-22
i would N	-18
i would not	-20
if Ved $	-10
if he	-21
if he Vs	-20
if he has	-6
if he is	-18
if her	18
if his Ns	5
if i	-22
if i V	-19
if it	-31
if it Vs	-20
if it is	-7
if it was	-17
if she	-28
if she Vs	-22
if she can	-14
if that	-27
if that is	-15
if there	-18
if there is	-14
if they	-31
if they are	-17
if we	-32
if we will	-17
in BODY	15
in BODY $	16
in BODY or	11
in N	16
in N $	11
in N BODY	-11
in N NUM	20
in N Ns	-6
in N Ving	17
in N and	-6
in N in	17
in N of	6
in N today	19
in N with	28
in NUM	40
in NUM $	35
in NUM ,	37
in NUM and	6
in NUM to	16
in Ns	-8
in Ns $	11
in Ns of	-17
in Ns to	17
in V to	14
in Ving	23
in a	-12
in a N	-6
in a while	-23
in about NUM	-15
in all	-8
in all Ns	-6
in an	27
in an N	24
in and	-16
in any	-8
in both	-7
in both BODY	-14
in by	15
in for N	-6
in for a	16
in her	17
in her BODY	6
in her N	15
in her NUM	18
in his BODY	-5
in his N	-7
in his NUM	20
in his Ns	11
in his Ved	13
in it	-7
in my	-7
in our	16
in our N	16
in that	-26
in that BODY	-10
in that N	-15
in the	10
in the ADV	5
in the BODY	10
in the NUM	25
in the Ved	21
in the Ving	12
in their	-21
in their BODY	-18
in their N	-10
in this	-10
in this N	-10
in today	13
in today because	-5
in today for	18
in which	15
into N	7
into her	-10
into her BODY	-10
into that	-15
into the	-10
into the N	-13
is ,	-37
is ADV	22
is ADV N	18
is ADV Ved	20
is ADV Ving	15
is ADV on	17
is BODY N	21
is BODY and	-13
is N	-7
is N BODY	-17
is N N	-19
is N NUM	-12
is N Ns	-25
is N V	-13
is N Ved	13
is N a	9
is N at	23
is N because	-13
is N for	16
is N of	19
is N that	-14
is N the	9
is N to	-5
is N today	-13
is N with	16
is NUM	-11
is NUM $	-15
is NUM ,	-6
is NUM Ns	6
is NUM of	-19
is Ns	-15
is Ns N	23
is Ns to	-11
is Ved	29
is Ved $	16
is Ved N	-7
is Ved and	23
is Ved as	30
is Ved at	11
is Ved for	18
is Ved from	9
is Ved on	7
is Ved that	9
is Ved to	5
is Ved with	28
is Ving	-17
is Ving $	-23
is Ving DRUG	6
is Ving N	-15
is Ving and	20
is Ving like	-15
is Ving of	8
is Ving on	-6
is Ving some	-11
is Ving that	-6
is Ving the	-10
is Ving to	-19
is a NUM	-16
is a Ved	19
is a Ving	6
is about	-8
is about NUM	-13
is all	-28
is all N	-19
is always	-22
is an NUM	23
is at	-9
is at N	-8
is at a	-15
is because	-16
is been	-16
is being	26
is being N	8
is being Ved	24
is for	-7
is he	-27
is he Vs	-15
is her N	-9
is his	-12
is his N	-12
is i	-22
is i do	-14
is in	16
is in N	10
is in a	-9
is in his	7
is in the	17
is it	-32
is just	21
is more	10
is more N	14
is most	-12
is no	-5
is no BODY	12
is no N	-12
is no Ns	-21
is not	-8
is not N	-11
is not Ved	18
is not a	15
is not very	-6
is now	28
is now N	13
is now Ving	16
is on	-10
is on DRUG	6
is on N	20
is on NUM	-20
is out	-18
is she	-18
is so	-5
is some BODY	-5
is still	-8
is still N	-9
is still Ving	-13
is that	-25
is that N	-17
is the	-24
is the N	-21
is to Ved	-6
is under	18
is very N	-10
is we	-14
is we will	-8
is what	-31
is what he	-14
is when	-23
is when he	-16
is why	-12
is with	-17
it $	-59
it ADV	-10
it ADV $	-24
it BODY	-14
it N	-31
it N $	-24
it N N	-12
it Ns $	-15
it Ns like	-18
it Ns to	16
it V	-22
it Ved	-41
it Ved $	-17
it Ved N	-12
it Ved a	-14
it Ved that	-18
it Ving	-14
it Vs	-29
it Vs $	-29
it Vs a	-14
it Vs her	-9
it Vs that	-18
it Vs to	9
it a	-8
it a N	-6
it and	-22
it as	-6
it at	-14
it at N	-10
it could	-21
it could be	-21
it did	-21
it did V	-10
it does	-26
it does V	-23
it does Ved	-15
it does not	-7
it down	-16
it down $	-14
it for	-15
it has	-25
it has been	-25
it has not	-11
it he	-8
it in	-17
it is	-51
it is ,	-20
it is ADV	-12
it is NUM	-14
it is Ved	-7
it is Ving	-17
it is a	-46
it is all	-13
it is he	-15
it is her	-13
it is it	-17
it is not	-27
it is still	-9
it is the	-12
it is very	-11
it might	-13
it more	-13
it out	-23
it should	-26
it the	-14
it the N	-11
it this	-8
it to	14
it up	-26
it up $	-19
it usually	6
it was	-18
it was N	-17
it was Ved	29
it was a	-9
it was about	-16
it was not	-9
it when	-18
it will	-26
it will N	-13
it will V	-13
it will not	-15
it would	-10
just N	27
just N $	19
just Ved	28
just a	26
just a N	23
length 1	-32
length 2	-11
length 4	8
length 5	16
like BODY	-12
like N	-26
like N N	-17
like Ns	-12
like Ving	-40
like a	-22
like a N	-17
like he	-17
like he has	-12
like her	-7
like it	-9
like it is	-19
like she	-10
like she is	-21
like they	-27
like this	-7
like to V	14
may N	12
may V N	7
may be	14
may be N	6
may have	13
me $	-21
me a	-14
me a N	-14
me for	-10
me for N	-7
me in	14
me in NUM	15
me that	10
me to	-19
me what	-9
might V	-31
might V to	-12
might be	-18
might have	-7
more $	-15
more ADV	13
more BODY	14
more N	13
more N $	-7
more N N	-8
more N and	16
more N in	5
more Ving	-18
more of	-9
more than	7
more than NUM	15
most ADV	-6
most N	-15
most N ,	-7
most N N	-12
most of the	-9
most recently	11
my N	-53
my N $	-18
my N N	-24
my N and	-21
my N of	-15
my Ns	-22
my Ns $	-11
my notes	-19
near the	9
never N	8
never Ved	-11
never been	12
never had	13
no $	-8
no BODY	32
no BODY ,	37
no BODY N	15
no BODY or	28
no N	49
no N $	-8
no N ,	11
no N BODY	23
no N N	26
no N Ns	7
no N V	19
no N Ving	20
no N in	13
no N of	31
no N or	13
no Ns	23
no Ns ,	8
no Ns N	6
no Ns of	9
no Ns or	8
no V	8
no V in	15
no Ved	21
no Ving	19
no Ving ,	16
no Ving or	12
no Vs	24
no Vs ,	23
no Vs in	17
no one	10
no one N	17
no other	38
no other N	22
no other Ns	26
not ADV	-14
not ADV N	-8
not ADV V	-20
not ADV Ved	-17
not ADV Ving	-9
not BODY	-17
not N	12
not N $	-5
not N ,	8
not N Ved	5
not N as	-6
not N her	6
not N him	9
not N the	18
not N to	18
not N with	9
not Ns	-5
not V	-11
not V $	-24
not V ,	9
not V ADV	8
not V N	15
not V Ns	17
not V any	-37
not V he	-14
not V her	10
not V or	26
not V the	-9
not Ved	-10
not Ved $	-21
not Ved ,	7
not Ved by	5
not Ving	-9
not Ving $	6
not Ving N	-10
not Ving any	8
not Ving to	-22
not a	20
not a N	20
not as	-9
not as N	-12
not at	-18
not at all	-14
not at this	-20
not be	-12
not be N	-14
not been	12
not been N	10
not been Ved	16
not do	-16
not even	-22
not even V	-17
not had	30
not had N	7
not had a	19
not had any	22
not have any	25
not have to	-21
not that	-34
not that she	-25
not the	-19
not the N	-19
not too	-26
not too N	-23
not very	-6
not very N	-6
notes $	-15
notes that	41
notes that he	28
now $	-47
now ,	-9
now Ving	16
now and	-8
now for	-13
now it	7
now it is	7
now that	13
of ,	-19
of ADV	6
of ADV Ving	-6
of BODY	29
of BODY ,	9
of BODY :	34
of BODY BODY	16
of BODY N	18
of BODY Ns	16
of BODY and	19
of BODY in	23
of BODY that	7
of BODY with	15
of DRUG $	-5
of DRUG ADV	-10
of DRUG and	9
of N	28
of N $	20
of N ,	5
of N BODY	27
of N N	28
of N NUM	-15
of N Ns	19
of N V	9
of N Ved	20
of N and	17
of N for	20
of N is	-26
of N of	8
of N on	-9
of N or	9
of N to	15
of N were	19
of NUM	21
of NUM $	41
of NUM ,	7
of NUM Ns	-12
of NUM and	10
of Ns	14
of Ns and	28
of Ns as	15
of Ns is	31
of Ns of	18
of Ns or	16
of Ns to	-9
of Ved	7
of Ved BODY	23
of Ved N	-8
of Ved Ns	16
of Ving $	-8
of Ving a	6
of Ving and	8
of Ving to	-7
of a	10
of a BODY	11
of a N	12
of a Ved	11
of any	14
of any ADV	17
of both	7
of her	-23
of her BODY	-28
of her N	-17
of her Ns	17
of his	-18
of his BODY	-7
of his N	-15
of his Ns	-13
of his Ved	-7
of it	-6
of it $	-9
of my	-17
of my Ns	-15
of some	20
of some Ns	19
of that	-37
of that BODY	-17
of that N	-27
of the ADV	7
of the BODY	-6
of the NUM	-10
of the Ns	14
of the Ved	10
of the patient	20
of their	-21
of them	-12
of these	-12
of these Ns	-17
of this	14
of this N	9
of those	-24
of those Ns	-11
of what	-12
off DRUG	18
off and	21
off and on	18
off the	-10
off the N	-12
on BODY	-9
on DRUG	17
on DRUG ,	8
on DRUG NUM	16
on DRUG and	8
on N	10
on N $	18
on N ,	25
on N N	-9
on N NUM	-13
on N Ns	14
on N and	6
on N of	-15
on N today	6
on NUM	16
on NUM $	24
on NUM ,	6
on NUM and	18
on Ns	14
on a	10
on a ADV	18
on an	6
on and	-13
on any	-11
on for	12
on her	-22
on her BODY	-15
on her DRUG	7
on her N	-9
on her Ved	-7
on him	6
on his	-23
on his BODY	-30
on his N	-15
on his Ns	6
on it	-28
on it $	-34
on that	-19
on the	-17
on the BODY	-14
on the DRUG	-29
on the V	-12
on their	-14
on their BODY	-15
on their N	-7
on this N	-12
on to	11
on what	-17
one $	-29
one BODY	7
one N	29
one N $	-9
one N ,	-6
one N N	36
one N and	7
one Ns	-6
one and a	6
one is	-9
one of	-14
one of the	-8
one of those	-14
one that	-12
only N	20
only Ved	19
or BODY	20
or BODY N	25
or BODY Ns	10
or BODY on	7
or DRUG	-16
or DRUG $	-7
or N	26
or N $	20
or N BODY	13
or N N	7
or N Ns	25
or N V	13
or N Ving	-11
or NUM Ns	19
or Ns	19
or Ns $	35
or Ns N	-6
or Ns in	7
or V	18
or V N	26
or Ved N	9
or Ving	5
or Ving $	8
or Vs	19
or any	-13
or any BODY	-7
or any N	-5
or have	-9
or not	9
or other	10
or other Ns	18
or so	6
other BODY	-17
other N	6
other N N	12
other N Ns	14
other Ns	7
other Ns $	8
other Ns Ved	21
other Ns as	10
other Ns or	10
other Ved	13
other Ved Ns	13
other Vs	8
other than	-18
other than that	-17
our N	7
out $	-34
out ,	-17
out N $	-13
out N N	11
out Ving	-11
out and	-20
out and V	-17
out for	-12
out her	-9
out in	-9
out in the	-9
out of	-6
out of N	-10
out of NUM	9
out of the	-17
out the	-10
out the N	-11
out there	-13
out to	-15
over $	-17
over N	17
over N Ns	20
over NUM	-9
over NUM N	-15
over and	-5
over her	-13
over her N	-15
over his	-7
over his N	-12
over the Ns	-17
patient $	21
patient ,	14
patient ADV	20
patient DRUG	19
patient DRUG NUM	15
patient N	15
patient N N	6
patient N a	11
patient N and	21
patient Ns	40
patient Ns :	15
patient Ns N	13
patient V	-32
patient V her	-19
patient V on	-18
patient V that	-17
patient V to	-10
patient Ved	14
patient Ved N	-7
patient Ved NUM	15
patient Ved Ving	20
patient Ved a	21
patient Ved that	18
patient Ved up	-17
patient Ving	11
patient Vs	27
patient Vs N	26
patient Vs and	16
patient Vs in	19
patient Vs the	19
patient Vs to	24
patient Vs today	8
patient Vs with	18
patient also	25
patient also Ved	17
patient also has	20
patient also reports	19
patient and	7
patient can	-56
patient can V	-48
patient denies	38
patient denies BODY	17
patient denies N	15
patient denies Ving	18
patient denies any	25
patient does	5
patient does V	13
patient does not	-7
patient had	15
patient had N	15
patient has	14
patient has Ved	23
patient has a	37
patient has been	-6
patient has no	-5
patient has not	15
patient in	18
patient in Ns	16
patient in today	11
patient is	23
patient is ADV	9
patient is Ved	33
patient is Ving	-18
patient is a	44
patient is an	22
patient is in	15
patient notes	25
patient notes that	22
patient of	15
patient of N	16
patient on	18
patient reports	31
patient reports N	21
patient reports Ving	17
patient reports he	21
patient reports she	19
patient reports that	42
patient should	-31
patient should V	-21
patient states	56
patient states he	17
patient states she	19
patient states that	44
patient still	-6
patient that	23
patient to N	-10
patient to V	17
patient was	20
patient was ADV	19
patient was Ved	14
patient was Ving	6
patient will	-40
patient will N	-33
patient will V	-10
patient will be	-21
patient will have	-21
recently $	20
recently Ved	22
recently and	16
recently had	19
reports ADV	-33
reports ADV N	-22
reports BODY	10
reports BODY $	18
reports BODY and	-7
reports N	-14
reports N BODY	17
reports N N	-22
reports N Ns	-20
reports N of	25
reports NUM	-26
reports Ns	-10
reports Ns of	10
reports Ved	13
reports Ved BODY	14
reports Ving	22
reports Ving DRUG	21
reports Ving N	17
reports Ving a	15
reports a	-21
reports a N	-23
reports all	-17
reports all N	-17
reports at	-19
reports he	17
reports his	-18
reports his N	-15
reports it	-21
reports it Ns	-18
reports no	27
reports no BODY	18
reports not	-37
reports not at	-20
reports on	-19
reports she N	-22
reports she is	16
reports some	11
reports that	56
reports that he	30
reports that her	17
reports that his	15
reports that she	49
reports that the	22
reports the	-29
reports the N	-22
reports they	-15
she $	-36
she ADV	16
she ADV Ns	15
she ADV Vs	24
she ADV has	-14
she N Ved	-13
she Ns	35
she Ved	-16
she Ved $	-17
she Ved ADV	15
she Ved Ved	-8
she Ved a	-14
she Ved and	-15
she Ved any	31
she Ved her	-11
she Ved him	-5
she Ved in	-22
she Ved into	-12
she Ved it	-14
she Ved she	8
she Ved some	-9
she Ved the	-13
she Ved to	-13
she Ved up	-10
she Vs	-10
she Vs $	-11
she Vs ,	-14
she Vs BODY	-9
she Vs DRUG	17
she Vs NUM	-13
she Vs Ving	11
she Vs at	10
she Vs down	-19
she Vs for	-9
she Vs in	11
she Vs it	-32
she Vs of	9
she Vs she	-12
she Vs the	-12
she Vs to	-8
she Vs up	11
she Vs with	25
she also	21
she also Ved	-9
she also Vs	15
she also has	14
she can	9
she can N	-5
she can V	11
she cannot	-31
she cannot V	-23
she could	-8
she denies	-11
she denies BODY	21
she denies N	27
she denies Ving	24
she denies any	-30
she did	-22
she did N	-5
she did V	-14
she did have	20
she does	10
she does V	11
she does have	31
she had N	-7
she had a	-7
she had been	16
she had to	-10
she has BODY	-23
she has N	-7
she has Ns	-12
she has Ved	7
she has a	-6
she has also	22
she has never	-16
she has no	38
she has one	23
she has some	-9
she has that	-23
she has to	-22
she is	11
she is ADV	30
she is N	-18
she is Ved	24
she is Ving	-18
she is a	25
she is also	5
she is being	22
she is not	15
she is now	15
she is still	-13
she is very	18
she it	-21
she just	17
she may	8
she might	-13
she might V	-19
she my	-17
she notes	22
she notes that	14
she reports	-35
she reports ADV	-23
she reports N	-26
she reports a	-25
she reports no	23
she reports not	-16
she reports she	-22
she reports that	33
she reports the	-19
she should	11
she should V	19
she states	52
she states she	29
she states that	38
she still	-14
she was	-7
she was N	21
she was NUM	14
she was Ved	19
she was Ving	-33
she was a	-10
she was also	7
she was not	-12
she will	26
she will N	6
she will V	29
she will be	8
she would	5
she would like	-9
should V	-13
should V $	-17
should V to	19
should be	-22
should be N	-11
should have	-13
since N	20
since NUM	17
since NUM $	22
since he	-9
since her	9
since her N	9
since his	14
since his N	11
since i	-6
since she	-7
since that	30
since that N	29
since then	6
since we	-12
so N	-17
so N N	-22
so Ns	-15
so V	-20
so for	-15
so i	-18
so she	8
so we	-12
some BODY BODY	5
some BODY and	19
some BODY in	23
some DRUG	-17
some DRUG $	-25
some N	-7
some N N	-10
some N Ns	-15
some N Ving	-8
some N Vs	-9
some N in	-7
some N of	10
some Ns	-12
some Ns $	-6
some Ns in	-12
some Ns with	6
some V	-18
some V $	-19
some Ved N	-14
some Ving	7
some Ving of	15
some Vs	-13
some more	-10
some of	-15
some of my	-15
some of that	-18
sometimes $	-19
sometimes it	-19
sometimes she	-17
sometimes she Vs	-23
states he	27
states he has	15
states he is	13
states she	36
states she Vs	16
states she has	20
states she is	16
states that	77
states that N	15
states that he	36
states that her	17
states that his	14
states that she	41
states that the	23
states that this	11
still N	-12
still N N	5
still Ving	-7
still Ving a	-6
still Vs	-16
still has	-20
than N $	-16
than NUM $	-10
than NUM ,	-13
than NUM N	17
than NUM Ns	6
than Ved	19
than Ved $	18
than a	9
than that	-17
that ,	-21
that ADV	-8
that ADV $	-13
that BODY	-40
that BODY $	-28
that BODY for	-12
that DRUG	-17
that N	-26
that N $	-7
that N ,	14
that N BODY	-21
that N N	-25
that N Ns	8
that N he	7
that N of	-16
that N she	-7
that N with	-10
that NUM	-25
that NUM to	-17
that Ns	-36
that Ns N	-13
that V	-27
that Ved	-26
that Ved $	-23
that Ved BODY	-16
that Ved N	19
that Ving	-12
that Vs	-47
that Vs N	-18
that Vs that	-18
that a	6
that a N	6
that after	11
that all	-19
that and	-7
that are	-12
that before	-23
that before $	-20
that can	-14
that could	13
that does	-30
that does not	-22
that have	-11
that he	21
that he Ved	16
that he Vs	34
that he can	-6
that he does	11
that he had	-16
that he is	7
that he will	6
that he would	17
that her	21
that her BODY	10
that her Ns	20
that his	38
that his BODY	23
that his N	21
that his Ns	16
that i	-6
that i V	12
that i Ved	-16
that in	-12
that in the	-10
that is	-29
that is Ving	-9
that is a	-21
that is it	-15
that it $	-14
that it Vs	21
that it has	-7
that it is	-15
that might	-16
that over	12
that she	6
that she $	-17
that she ADV	20
that she N	12
that she does	9
that she had	6
that she has	-5
that she was	12
that the	-7
that the BODY	23
that the N	23
that the patient	-38
that there	22
that there is	24
that they	-16
that they can	-13
that this	23
that this is	12
that too	-17
that too $	-17
that we	-11
that we N	17
that we Ved	-12
that we have	-15
that we will	-15
that what	-13
that will	6
that will V	8
that with	-5
that would	-27
that would be	-23
the ADV $	10
the BODY	-9
the BODY $	-11
the BODY Ns	-8
the BODY Ved	24
the BODY is	14
the BODY of	11
the BODY was	16
the BODY with	-14
the DRUG	-21
the DRUG ,	-17
the DRUG N	-6
the DRUG NUM	-19
the DRUG is	20
the N	-12
the N N	-10
the N Ns	-16
the N V	-5
the N a	-11
the N as	11
the N at	-8
the N because	-12
the N before	15
the N did	-13
the N does	6
the N for	-21
the N has	12
the N he	-8
the N her	21
the N in	-5
the N is	8
the N of	28
the N off	-16
the N one	-15
the N or	-14
the N she	-8
the N so	-16
the N that	-6
the N the	-16
the N to	-6
the N today	20
the N will	-18
the NUM	-8
the NUM and	14
the Ns	-12
the Ns $	-27
the Ns ,	19
the Ns ADV	16
the Ns N	26
the Ns Ved	14
the Ns and	15
the Ns are	-26
the Ns in	14
the Ns of	-20
the Ns on	-15
the Ns that	-12
the V	-6
the V ,	-21
the V N	10
the V of	7
the Ved	21
the Ved $	6
the Ved BODY	31
the Ved N	6
the Ving $	-12
the Ving ,	-7
the Ving N	9
the Ving Ns	6
the Ving and	20
the Ving of	-10
the most	-11
the most N	-19
the one	-24
the one that	-18
the only	-20
the only Ving	-15
the other	-18
the other N	-16
the patient	30
the patient $	31
the patient ,	16
the patient ADV	18
the patient DRUG	19
the patient N	-6
the patient Ns	32
the patient V	-32
the patient Ved	9
the patient Vs	24
the patient also	23
the patient can	-56
the patient denies	36
the patient does	5
the patient had	15
the patient has	8
the patient in	15
the patient is	30
the patient notes	25
the patient on	18
the patient should	-31
the patient states	55
the patient still	-6
the patient that	23
the patient was	25
the patient will	-38
their BODY	-39
their BODY $	-16
their BODY N	-23
their N	-34
their N $	-22
their N N	-18
their N V	-10
their Ns	-29
them $	-27
them Ved	-16
them at	-13
them in	-10
then ,	-11
then N	-7
then Ved	22
then Ved to	26
then again	10
then had	17
then he	21
then she	21
then the	-11
there N	-29
there Ving	-14
there and	-18
there are	-10
there are no	11
there had	15
there had been	15
there has	17
there has been	17
there is	-37
there is BODY	-19
there is N	-11
there is NUM	-21
there is Ns	-23
there is Ved	-7
there is Ving	-7
there is a	-13
there is also	-6
there is no	-9
there is the	-14
there was no	15
there were	18
there were no	21
these N	12
these N N	6
these N no	18
these Ns and	-14
these Ns are	15
they $	-17
they N	-16
they V	-15
they V N	-11
they V it	-16
they V to	-6
they Ved	-26
they Ved N	-7
they Ved her	15
they Ved him	-17
they Ved to	-13
they also	-18
they are	-39
they are N	-5
they are Ving	-36
they are all	-15
they can	-22
they can V	-15
they do not	-5
they had	-10
they have	-29
they have Ved	-8
they have been	-18
they have had	-18
they were	-17
they were N	-20
they were Ving	-7
they will	-27
they will V	-18
they would	-13
this $	36
this ADV	-7
this BODY	-20
this BODY $	-8
this BODY N	-17
this N $	17
this N ,	17
this N N	-22
this N and	17
this N in	8
this N of	-16
this N to	-16
this N was	14
this NUM	26
this NUM N	39
this Ved	9
this Ving and	14
this Vs	-14
this and	16
this as	12
this can	-13
this could	-19
this could be	-17
this has	24
this has Ved	19
this has been	16
this in	15
this in the	15
this is	-27
this is ADV	-17
this is Ving	-23
this is a	27
this is an	-7
this is her	10
this is not	-23
this is the	-10
this is what	-26
this is why	-13
this may	8
this patient	31
this patient Vs	16
this to	7
this was N	-6
this will	-17
this will V	-26
those BODY	-9
those N	-26
those N Ns	-20
those Ns	-32
those Ns $	-24
those Ns and	-19
those are	-21
though ,	-13
though she	14
through $	-18
through N	-5
through the	-6
through the N	-6
to ADV	9
to ADV N	13
to DRUG ,	-5
to N	19
to N ,	-9
to N BODY	25
to N N	32
to N Ns	31
to N Ved	18
to N a	-8
to N for	17
to N her	10
to N his	17
to N it	-9
to N of	-31
to N on	-15
to N out	6
to N some	-7
to N that	-13
to N this	12
to N up	-5
to NUM N	-6
to NUM in	-6
to Ns	17
to Ns N	14
to V	-14
to V $	-23
to V ,	-15
to V DRUG	15
to V NUM	-6
to V Ns	18
to V V	-21
to V Ved	-20
to V a	15
to V about	-15
to V an	15
to V and	7
to V at	12
to V down	-17
to V her	10
to V his	8
to V if	-7
to V in	-7
to V me	-15
to V off	-13
to V out	-19
to V over	12
to V some	-12
to V that	-31
to V the	10
to V them	-22
to V this	14
to V up	8
to V with	-14
to Ved	-6
to Ved $	22
to Ved with	14
to Ving	13
to Ving N	15
to a N	-5
to all	-11
to an	8
to an N	11
to be a	7
to be in	-6
to be more	-6
to do	-34
to do N	-7
to do some	-13
to do with	-17
to have	5
to have N	14
to have Ns	12
to have Ved	17
to have a	-13
to have an	7
to have any	-10
to her	8
to her N	7
to his	14
to his BODY	-13
to his N	8
to his Ns	22
to his Ved	22
to it	6
to like	-19
to me	10
to me $	7
to some N	11
to that	11
to that ,	17
to the	24
to the N	12
to the Ns	23
to the V	-5
to the Ved	19
to the patient	20
to this	17
to this N	17
to us	13
today $	13
today ,	6
today , i	23
today Ving	20
today and	10
today as	18
today because of	12
today for	25
today for N	29
today for a	10
today for an	-7
today for the	15
today is	6
too $	-40
too N	-16
too N $	-17
under N	-13
under V	-5
until NUM	15
until the	14
until we	-9
up $	-23
up ADV	-14
up N	-20
up N $	-20
up Ving	-19
up a	-13
up a N	-13
up and	-7
up and down	-8
up for	-5
up her	-6
up his	-13
up in	18
up in NUM	30
up of	17
up on	16
up the	-17
up the N	-14
up to	8
up to N	5
up to NUM	9
up with	16
up with N	19
up with me	31
very ADV	-12
very N N	10
very N with	-10
was ,	-15
was ADV	24
was ADV N	17
was ADV Ved	22
was BODY and	21
was N	22
was N $	13
was N ,	13
was N ADV	15
was N N	9
was N NUM	-19
was N a	18
was N and	22
was N by	21
was N for	14
was N in	20
was N on	20
was N than	-9
was N with	14
was NUM	-7
was NUM $	-13
was NUM N	19
was Ved	53
was Ved $	14
was Ved ,	16
was Ved ADV	15
was Ved and	22
was Ved by	12
was Ved for	6
was Ved from	17
was Ved in	27
was Ved on	13
was Ved that	29
was Ved to	42
was Ved today	21
was Ving	-26
was Ving $	-10
was Ving N	-5
was Ving Ns	-6
was Ving a	9
was Ving and	-7
was Ving down	-15
was Ving if	-12
was Ving out	-20
was Ving to	-17
was a N	-6
was about	-12
was about NUM	-11
was also	10
was also Ved	23
was at	-9
was at a	-9
was he	-12
was no	15
was not	-10
was not Ved	13
was not Ving	-19
was on	17
was recently	19
was recently Ved	17
was the	-10
was the N	-5
was then	25
was then Ved	18
was very	-21
was very N	-14
we N	-10
we N an	14
we N her	-6
we V	-35
we V N	-15
we V her	-16
we V that	-6
we V the	13
we Ved N	9
we Ved a	-11
we Ved about	-9
we Ved that	17
we Ved the	18
we Ved to	7
we also	9
we also Ved	14
we are	-23
we are not	-11
we can	-41
we can N	6
we can Ns	-17
we can V	-37
we can do	-10
we could	-11
we could V	-15
we did	-18
we do	-18
we do not	-11
we had	-12
we have	-18
we have N	13
we have had	-9
we have him	-18
we have to	-17
we may	12
we may V	8
we might	-16
we should	-20
we should V	-16
we were	-16
we were N	-13
we will	-58
we will ADV	-11
we will N	-28
we will Ns	-6
we will V	-31
we will Ved	-21
we will also	-10
we will do	-37
we will have	-7
were N $	6
were N and	14
were N as	17
were Ved	48
were Ved $	31
were Ved ,	14
were Ved and	24
were Ved to	14
were Ved with	17
were Ving	-12
were no	21
what N	-10
what Ns	19
what Ved	-10
what Ved $	-18
what Vs	-19
what he	-24
what he has	-13
what i	-22
what i V	-21
what i am	-19
what is	-20
what is Ving	-22
what she	-27
what that	-14
what we	-22
what we V	-23
when Ving	32
when he Ved	-7
when he is	-7
when i	-36
when i N	-19
when i Ns	-19
when i V	-23
when i am	-9
when it	-26
when it Vs	-17
when she	-17
when she N	-11
when she Ved	-17
when she Vs	-16
when she does	15
when she is	13
when the	17
when the N	9
when they	-31
when they V	-23
where he	6
where it	-9
where the	-18
where the Ns	-14
which ADV	15
which Ns	22
which Ved	-12
which Ved N	-9
which Vs	-10
which are	6
which did	21
which did not	15
which has	27
which has Ved	18
which has been	10
which he	30
which he Ved	20
which is	-31
which is N	-13
which is a	-17
which she	19
which she Ved	19
which she Vs	-7
which should	11
which was	16
which was ADV	15
which was N	17
which we	-21
which we will	-13
while ,	-9
while Ving	34
while Ving N	17
while in	19
who N	20
who Ved	23
who Ved a	12
who Ved to	13
who Vs for	9
who Vs in	11
who Vs to	9
who Vs today	-15
who Vs with	-13
who are	21
who are N	21
who had	15
who has	19
who is Ving	19
who was Ved	10
who was Ving	-6
why she	8
will ADV V	10
will N	-31
will N N	-22
will N Ns	-14
will N a	16
will N again	-18
will N an	6
will N her	-19
will N his	12
will N in	-13
will N some	-9
will N the	-7
will N to	-19
will N with	-17
will Ns	-6
will V	-26
will V $	-15
will V BODY	-9
will V N	-12
will V V	8
will V Ving	-15
will V any	7
will V her	-11
will V him	-5
will V his	-15
will V how	-17
will V in	-7
will V it	-22
will V out	-16
will V that	-21
will V them	-11
will V up	35
will Ved	-23
will Ving	8
will also N	8
will also V	-12
will also be	17
will be	-10
will be N	-15
will be Ved	25
will be in	-29
will do	-41
will do N	-16
will do a	-18
will do an	-13
will do is	-14
will do my	-11
will do some	-13
will have	-19
will have to	-24
will not	-28
will not V	-7
will not be	-16
with BODY	7
with BODY $	12
with BODY ,	15
with BODY Ns	-11
with BODY and	7
with BODY or	10
with DRUG	13
with DRUG NUM	12
with DRUG and	7
with N	37
with N $	13
with N ,	12
with N BODY	19
with N N	30
with N V	19
with N Ving	9
with N and	-9
with N as	14
with N of	7
with N on	-6
with N or	-5
with N to	21
with NUM N	11
with Ns	10
with Ns $	5
with Ns N	18
with Ns and	14
with Ved	5
with Ved BODY	10
with Ving	21
with Ving $	11
with Ving N	18
with Ving Ns	15
with Ving and	17
with a BODY	-7
with a N	5
with a NUM	-11
with a Ved	12
with all	-17
with an N	7
with any	9
with any N	-5
with any Ns	19
with her	15
with her $	18
with her N	15
with her Ns	5
with him	8
with his BODY	-16
with his N	12
with his Ns	-14
with it	-11
with it $	-15
with me in	15
with some	19
with some BODY	17
with some N	19
with some of	-9
with that $	20
with the	-7
with the N	-6
with the Ns	-16
with the V	7
with the Ved	20
with the patient	27
with them	-10
with them $	-8
with these	-14
with this	7
with this $	16
with this N	-10
with those	-15
without BODY	7
without N	11
without N $	6
without N N	5
without Ns	11
without any	24
without any Ns	22
would ADV	-17
would ADV V	-17
would N	-15
would V	-18
would be	-11
would be N	-13
would have	-15
would like	12
would like to	11
would not	-14
`;
