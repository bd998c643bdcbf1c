// Learned from ACI-Bench (Yim et al., Scientific Data 10:586, 2023) and MTS-Dialog (Ben Abacha et al., EACL 2023),
// both CC BY 4.0. Written by the scripts in packages/clinical-language/training; not edited by hand.

/** How much a statement belongs in a note. */
export const salienceWeights = `^ a little	-113
^ a lot	-52
^ after a	-129
^ all of	-126
^ all righty	-164
^ changes he	-53
^ date of	-175
^ do not	-85
^ everything is	-165
^ far so	-71
^ for his	-89
^ for the	63
^ for their	-52
^ from a	-54
^ he also	94
^ he can	-93
^ he cannot	-85
^ he could	-115
^ he denies	227
^ he did	-262
^ he does	132
^ he feels	-86
^ he felt	130
^ he gets	-151
^ he got	-157
^ he has	180
^ he is	332
^ he loves	-143
^ he might	-144
^ he put	-152
^ he reports	-48
^ he said	-46
^ he still	36
^ he takes	-55
^ he thinks	-183
^ he thought	89
^ he took	-50
^ he tried	-63
^ he tries	-143
^ he was	218
^ he would	-119
^ her blood	-74
^ her lungs	-93
^ her mom	77
^ her primary	59
^ her right	39
^ here in	72
^ his abdomen	100
^ his heart	42
^ his hemoglobin	70
^ his lungs	171
^ his right	-42
^ his wife	100
^ i also	-73
^ i am	-209
^ i believe	-55
^ i can	-61
^ i could	-169
^ i did	-90
^ i feel	-94
^ i have	69
^ i know	-82
^ i looked	-50
^ i might	-50
^ i recommend	93
^ i reviewed	-58
^ i saw	-108
^ i think	-35
^ i want	-77
^ i would	-37
^ if he	-89
^ if i	127
^ if it	-148
^ if she	-38
^ in reviewing	-33
^ in terms	38
^ in the	-32
^ it could	-146
^ it depends	-148
^ it did	52
^ it feels	-44
^ it gets	-102
^ it he	68
^ it hurts	-130
^ it is	-69
^ it looks	50
^ it may	-43
^ it means	-91
^ it seems	-47
^ it should	-195
^ it showed	128
^ it sounds	-77
^ it starts	-104
^ it went	-133
^ it will	-92
^ keep bending	-156
^ keep it	-90
^ looking at	35
^ looking here	-120
^ looks like	124
^ my impression	-92
^ my nurse	-95
^ next patient	54
^ not at	167
^ not really	102
^ not that	70
^ not too	-56
^ on physical	110
^ on the	173
^ other than	109
^ range of	136
^ same thing	-96
^ she also	49
^ she can	-202
^ she cannot	-246
^ she could	-178
^ she definitely	-91
^ she denies	104
^ she did	42
^ she does	-85
^ she feels	-75
^ she gets	-202
^ she got	141
^ she had	71
^ she has	275
^ she is	114
^ she it	-165
^ she kept	44
^ she loves	-140
^ she needs	-78
^ she noticed	-148
^ she put	-72
^ she said	-87
^ she seems	-40
^ she started	35
^ she still	-115
^ she takes	-156
^ she thinks	-295
^ she took	-98
^ she wants	-98
^ she was	248
^ she went	-189
^ she will	-199
^ she yeah	-66
^ sometimes it	42
^ sometimes she	-56
^ symptoms have	-124
^ symptoms started	-183
^ take a	-142
^ that could	-147
^ that does	-145
^ that has	45
^ that hurts	-156
^ that means	-91
^ that seems	-45
^ that should	-151
^ that type	-44
^ that was	100
^ that will	-145
^ that would	-53
^ thc gummies	132
^ the good	-98
^ the nurse	-239
^ the one	-128
^ the only	-33
^ the pain	137
^ the patient	47
^ the whole	-74
^ there is	184
^ they are	-148
^ they can	-171
^ they did	170
^ they do	-182
^ they had	69
^ they have	34
^ they sent	-141
^ they told	-64
^ they were	157
^ they will	-195
^ they would	-57
^ they_ denies	88
^ they_ does	-113
^ they_ has	84
^ they_ is	99
^ they_ starts	-122
^ they_ thinks	187
^ they_ was	-99
^ this could	162
^ this is	-73
^ this was	134
^ this will	-33
^ those are	-171
^ to see	80
^ very good	31
^ we also	93
^ we are	-147
^ we can	-151
^ we did	-84
^ we had	-40
^ we have	-129
^ we might	-123
^ we were	58
^ we will	92
^ when he	134
^ when she	-258
^ when they_	-108
^ with her	188
^ wow that	-35
^1 exam 0	-49
^1 exam a	89
^1 exam all	-185
^1 exam bend	-120
^1 exam for	-40
^1 exam her	-99
^1 exam here	-58
^1 exam his	172
^1 exam i	-145
^1 exam if	134
^1 exam it	-48
^1 exam keep	-193
^1 exam lean	-135
^1 exam no	184
^1 exam not	56
^1 exam on	97
^1 exam pain	73
^1 exam please	-144
^1 exam range	136
^1 exam some	-40
^1 exam straighten	-118
^1 exam take	-142
^1 exam that	-61
^1 exam the	106
^1 exam there	251
^1 exam those	-118
^1 exam we	-94
^1 exam when	-121
^1 history 0	106
^1 history a	-281
^1 history after	83
^1 history all	-162
^1 history an	115
^1 history as	-134
^1 history at	66
^1 history before	-52
^1 history do	-90
^1 history even	67
^1 history far	-71
^1 history for	106
^1 history four	86
^1 history he	251
^1 history her	170
^1 history here	-119
^1 history his	91
^1 history i	-215
^1 history if	-166
^1 history in	42
^1 history it	-141
^1 history john	107
^1 history looks	49
^1 history maybe	-198
^1 history my	-139
^1 history no	86
^1 history nothing	163
^1 history on	102
^1 history one	110
^1 history probably	-62
^1 history she	100
^1 history some	46
^1 history sometimes	-178
^1 history symptoms	-203
^1 history that	-126
^1 history thc	136
^1 history the	-62
^1 history there	-219
^1 history they	-103
^1 history this	-82
^1 history those	-248
^1 history to	104
^1 history usually	-56
^1 history very	108
^1 history we	-185
^1 history with	166
^1 opening date	-175
^1 opening he	37
^1 opening his	88
^1 opening i	-157
^1 opening it	120
^1 opening morning	-46
^1 opening next	54
^1 opening patient	127
^1 opening she	80
^1 plan all	-125
^1 plan changes	-53
^1 plan do	137
^1 plan from	-60
^1 plan he	128
^1 plan here	-73
^1 plan his	56
^1 plan i	-77
^1 plan if	-54
^1 plan in	-211
^1 plan it	-278
^1 plan let	-91
^1 plan my	-143
^1 plan not	148
^1 plan on	113
^1 plan once	-97
^1 plan please	-120
^1 plan probably	-55
^1 plan same	-42
^1 plan she	-61
^1 plan tell	80
^1 plan that	-125
^1 plan there	132
^1 plan they_	134
^1 plan this	101
^1 plan under	37
^1 plan we	106
^1 plan when	-107
^1 plan with	65
^1 results he	-123
^1 results her	-82
^1 results here	51
^1 results his	73
^1 results i	63
^1 results if	-73
^1 results in	-90
^1 results looking	-50
^1 results she	65
^1 results that	-47
^1 results the	-112
^1 results we	-57
^3 a lot of	-52
^3 changes he uses	-53
^3 date of birth	-175
^3 everything is good	-165
^3 far so good	-71
^3 for her first	126
^3 for her second	-90
^3 for his first	-131
^3 for his last	-124
^3 for his second	-85
^3 he denies chest	-83
^3 he denies family	-65
^3 he denies fever	73
^3 he denies issues	-87
^3 he denies nausea	75
^3 he denies numbness	130
^3 he denies problems	-31
^3 he did not	-110
^3 he does have	171
^3 he does not	77
^3 he does the	-83
^3 he feels like	-139
^3 he had a	36
^3 he had diarrhea	-195
^3 he had to	148
^3 he has	162
^3 he has a	144
^3 he has been	91
^3 he has had	47
^3 he has not	120
^3 he has some	-173
^3 he is	345
^3 he is at	153
^3 he is doing	185
^3 he is feeling	106
^3 he is getting	56
^3 he is having	-152
^3 he is in	-115
^3 he is on	-65
^3 he is ready	-176
^3 he is still	-180
^3 he is very	110
^3 he still has	79
^3 he thinks	-167
^3 he thinks he	-122
^3 he thinks it	106
^3 he thinks that	-48
^3 her heart rate	-56
^3 her primary care	59
^3 her right knee	97
^3 here in the	72
^3 his abdomen is	85
^3 his heart is	44
^3 his heart rate	34
^3 his lungs are	170
^3 i am a	-94
^3 i am doing	-90
^3 i am good	-60
^3 i am not	-123
^3 i am sure	-108
^3 i believe he	-120
^3 i believe it	-149
^3 i believe she	48
^3 i believe we	126
^3 i can see	-49
^3 i do think	97
^3 i do want	88
^3 i feel like	-94
^3 i have not	-44
^3 i have that	44
^3 i know	-194
^3 i recommend that	93
^3 i think	-156
^3 i think i	-112
^3 i think that	-98
^3 i would not	-42
^3 i would recommend	-97
^3 if he is	-94
^3 if it is	-74
^3 in reviewing the	-33
^3 in terms of	38
^3 it did not	115
^3 it does hurt	-112
^3 it does show	146
^3 it has been	47
^3 it hurts	-189
^3 it hurts when	82
^3 it is almost	-59
^3 it is annoying	-123
^3 it is her	118
^3 it is it	-115
^3 it is not	-170
^3 it is pretty	-83
^3 it is the	-67
^3 it is up	-144
^3 it is very	-37
^3 it looks like	50
^3 it seems to	116
^3 it showed that	98
^3 it sounds like	-41
^3 it was not	-94
^3 it will not	-85
^3 keep bending	-156
^3 looking at her	115
^3 looking at him	53
^3 looking here at	-58
^3 looks like her	131
^3 my impression of	-42
^3 my nurse will	-95
^3 next patient is	54
^3 not at this	88
^3 not really	170
^3 not that she	79
^3 on his lung	-138
^3 on physical exam	117
^3 on the right	160
^3 range of motion	136
^3 same thing	-96
^3 she denies chest	-43
^3 she denies fever	-116
^3 she denies issues	54
^3 she denies numbness	96
^3 she denies problems	40
^3 she denies weakness	80
^3 she denies weight	48
^3 she did	43
^3 she did not	-221
^3 she does	-37
^3 she does have	138
^3 she does not	-152
^3 she felt a	80
^3 she had a	62
^3 she had an	92
^3 she had some	-58
^3 she had to	-160
^3 she has a	-52
^3 she has been	116
^3 she has lost	145
^3 she has never	-84
^3 she has not	179
^3 she has noticed	83
^3 she has some	88
^3 she is	260
^3 she is a	104
^3 she is able	-184
^3 she is doing	161
^3 she is feeling	-141
^3 she is good	83
^3 she is having	-143
^3 she is here	80
^3 she is not	-78
^3 she is on	-164
^3 she is still	133
^3 she is taking	69
^3 she noticed that	-148
^3 she thinks she	-117
^3 she thinks that	-145
^3 she thinks the	-84
^3 she took some	-98
^3 she wants to	-58
^3 she was not	93
^3 she was playing	183
^3 she was taking	147
^3 she was trying	138
^3 she went to	-150
^3 she yeah she	-66
^3 sometimes it could	50
^3 sometimes it will	-32
^3 symptoms have been	-124
^3 that could be	-124
^3 that does hurt	109
^3 that does not	-91
^3 that has been	45
^3 that is an	-162
^3 that is correct	-34
^3 that is going	62
^3 that is not	-57
^3 that is pretty	-140
^3 that is probably	-44
^3 that is something	69
^3 that is that	-160
^3 that is what	-98
^3 that is why	-118
^3 that type of	-44
^3 that will help	-138
^3 the nurse did	-36
^3 the nurse will	-195
^3 there are no	148
^3 there are times	-87
^3 there is associated	88
^3 there is no	138
^3 there is some	-72
^3 there is tenderness	112
^3 they are all	-89
^3 they did	94
^3 they do not	-81
^3 they have been	50
^3 they have not	-122
^3 they_ denies problems	88
^3 they_ does not	-32
^3 they_ has been	-116
^3 they_ is doing	-182
^3 they_ thinks	107
^3 they_ thinks so	158
^3 this could be	162
^3 this is a	84
^3 this will help	39
^3 to see him	85
^3 we can get	-61
^3 we can see	-57
^3 we have to	-95
^3 we will also	97
^3 we will ask	-110
^3 we will be	-166
^3 we will check	-106
^3 we will continue	89
^3 we will follow	125
^3 we will get	-99
^3 we will go	-77
^3 we will have	-101
^3 we will increase	80
^3 we will let	120
^3 we will listen	-135
^3 we will look	44
^3 we will make	-130
^3 we will move	51
^3 we will order	111
^3 we will prescribe	-53
^3 we will put	48
^3 we will recommend	-97
^3 we will refer	100
^3 we will repeat	76
^3 we will review	-88
^3 we will see	58
^3 we will set	142
^3 we will start	91
^3 we will stick	-97
^3 we will talk	61
^3 we will tell	-117
^3 we will try	-96
^3 when i press	-42
again 0	129
again 1	45
again 4	-63
b 0 0	-76
b 0 be	-75
b 0 day	-86
b 0 in	-70
b 0 mg	52
b 0 mil	144
b 0 milligram	97
b 0 on	58
b 0 pound	61
b 0 to	73
b 0 year	137
b 0 year-old	94
b a 0	151
b a big	-100
b a bit	72
b a blood	-132
b a bmi	-139
b a bmp	63
b a bunch	-94
b a cal	-65
b a car	115
b a cc	86
b a chanc	-49
b a colonoscopy	78
b a coupl	-37
b a ct	78
b a day	153
b a different	-36
b a few	-52
b a focus	58
b a follow-up	157
b a fractur	-94
b a great	-34
b a half	-164
b a hard	-163
b a heart	-55
b a hemoglobin	-65
b a high	69
b a higher	-133
b a history	95
b a hundr	-150
b a kidney	80
b a lipid	134
b a lisfranc	-40
b a littl	-112
b a lot	-81
b a mil	-54
b a minut	-128
b a month	49
b a new	-58
b a normal	-135
b a one	98
b a physical	39
b a plan	-76
b a pop	153
b a positiv	99
b a problem	-127
b a review	-39
b a right	143
b a seven	154
b a slight	-97
b a struggl	56
b a stuffy	-148
b a thre	107
b a tim	115
b a two	108
b a very	-43
b a whil	-89
b a1c be	98
b abdominal exam	-87
b abdominal pain	175
b abl to	-60
b about 0	129
b about a	-45
b about fiv	60
b about four	-110
b about her	-65
b about his	-163
b about it	-155
b about my	-102
b about one	104
b about six	43
b about that	-48
b about the	-105
b about thre	92
b ace wrap	123
b activ and	39
b activity of	-136
b after he	55
b after she	54
b after that	-121
b after the	101
b air cast	-56
b albuterol inhaler	104
b alkalin phosphatas	100
b all at	-62
b all day	-147
b all good	-130
b all his	-110
b all righty	-164
b all set	-103
b all that	-36
b all the	43
b allergic to	-94
b almost lik	-59
b along the	-75
b already have	-87
b also feel	-119
b also have	50
b also prescrib	-146
b also see	113
b also the	107
b amino acid	90
b amount of	-129
b an ace	168
b an air	-56
b an appointment	-51
b an echocardiogram	120
b an eye	-105
b an hour	-41
b an increas	-42
b an injection	-64
b an mri	42
b an ultrasound	65
b an x-ray	142
b and all	-129
b and also	-82
b and based	103
b and be	-223
b and clear	-62
b and december	-60
b and do	33
b and down	84
b and extension	92
b and forth	-78
b and get	-192
b and go	-90
b and hav	95
b and have	-133
b and her	-162
b and high	-78
b and if	32
b and keep	-161
b and land	70
b and let	136
b and ligament	-53
b and look	-96
b and lower	75
b and lung	-102
b and mak	-67
b and mayb	-53
b and mov	70
b and one	48
b and plan	56
b and rhythm	119
b and screw	-90
b and second	43
b and see	-99
b and sensation	-36
b and she	93
b and sinc	-37
b and so	-79
b and soft	-98
b and som	49
b and sometim	55
b and start	-89
b and swel	-33
b and tak	-66
b and the	46
b and then	-135
b and thos	-103
b and to	43
b and try	-66
b and twist	59
b and watch	-57
b and we	-177
b and with	32
b and yeah	-118
b ankl be	-86
b ankl befor	75
b ankl no	-91
b ankl pain	67
b ankl sprain	63
b annual exam	156
b another echocardiogram	-54
b another hemoglobin	57
b another one	71
b any evidenc	55
b any fever	33
b any fractur	152
b any jugular	35
b any mor	-123
b any of	-167
b any other	-82
b any pain	40
b any swel	-43
b anyth els	-102
b anyth for	66
b anyth that	-95
b appreciat a	-39
b appreciat any	57
b area of	-73
b around 0	170
b around her	-76
b around that	-125
b around the	-37
b artery diseas	57
b arthritis ther	-49
b as a	161
b as best	-95
b as far	-100
b as hard	-88
b as he	-155
b as long	-35
b as much	88
b as need	39
b as she	-87
b as we	-128
b as wel	-32
b ask her	-74
b aspect of	165
b assessment and	37
b associat swel	37
b associat with	79
b assum that	-104
b at 0	184
b at all	100
b at her	85
b at him	111
b at his	-83
b at hom	-70
b at it	-111
b at night	-48
b at the	118
b at this	50
b at work	-71
b away from	-131
b back and	-176
b back in	-122
b back of	93
b back pain	99
b back to	-66
b back when	-72
b based on	52
b be 0	-55
b be a	157
b be abl	-100
b be about	68
b be all	-101
b be almost	-33
b be already	-76
b be also	53
b be alway	-131
b be an	40
b be annoy	-162
b be any	-195
b be appropriat	71
b be around	-101
b be associat	88
b be at	43
b be back	-128
b be becaus	42
b be benign	120
b be careful	89
b be caus	111
b be clean	132
b be com	85
b be concern	94
b be correct	-34
b be current	86
b be deal	-110
b be definit	-78
b be diagnos	-99
b be do	111
b be doctor	-134
b be doing	93
b be down	-119
b be due	47
b be eat	-197
b be eighty	57
b be either	-173
b be endors	94
b be excit	-89
b be experienc	-83
b be feel	-57
b be fin	-107
b be find	84
b be fluid	90
b be for	-46
b be fourteen	125
b be from	118
b be get	-147
b be going	-31
b be good	-168
b be great	-195
b be hard	35
b be have	-57
b be he	-178
b be hear	-64
b be help	-62
b be helpful	62
b be his	-167
b be hop	-77
b be hurt	-86
b be i	-92
b be important	-31
b be improve	-95
b be in	-108
b be intact	106
b be it	-142
b be last	78
b be less	-30
b be lik	-114
b be look	35
b be low	141
b be manag	90
b be mov	147
b be much	-160
b be my	-48
b be negativ	127
b be new	-162
b be nic	-94
b be no	139
b be normal	124
b be not	-215
b be noted	129
b be noth	-186
b be on	-136
b be other	-155
b be over	-33
b be play	204
b be positiv	42
b be present	-104
b be pretty	-42
b be quit	-51
b be ready	-192
b be recommend	93
b be regular	-142
b be relat	71
b be right	45
b be run	-83
b be se	-36
b be see	-101
b be she	-156
b be so	-85
b be som	-125
b be someth	-52
b be start	53
b be stil	33
b be stress	-112
b be struggl	74
b be suppos	-105
b be sur	-54
b be swel	-128
b be swollen	-161
b be take	158
b be talk	86
b be tenderness	146
b be that	-211
b be the	-51
b be ther	56
b be they	-164
b be think	-51
b be tim	-69
b be too	50
b be travel	122
b be two	-71
b be under	-171
b be up	-221
b be using	-79
b be visit	39
b be walk	-131
b be watch	-96
b be wel	-93
b be what	-157
b be when	-54
b be wher	-120
b be why	-170
b be wonder	-140
b be work	-215
b becaus her	-46
b becaus i	-87
b becaus of	76
b becaus she	-177
b becaus that	-74
b becaus they	111
b becaus they_	55
b becom flat-foot	-154
b befor he	-95
b befor her	55
b befor i	47
b befor she	-253
b befor surgery	125
b befor we	-60
b believ it	-115
b believ this	39
b believ we	87
b belly exam	-82
b bend it	-37
b bend that	-61
b bend the	50
b best thing	43
b big toe	81
b birth 0	-166
b birth be	-136
b birth control	153
b bit about	-50
b bit dizzy	-97
b bit high	-37
b bit improve	206
b bit on	-98
b blood cel	74
b blood in	33
b blood sugar	-31
b blood test	-96
b blood work	-33
b bmi greater	-139
b bon and	-57
b bony abnormality	115
b bony alignment	158
b bony tenderness	89
b both hand	-111
b both of	-75
b bother him	-154
b bowel sound	137
b breath and	-80
b bring her	-101
b bring it	-73
b bunch of	-125
b but do	54
b but he	-72
b but i	-98
b but if	-119
b but it	119
b but let	-50
b but most	138
b but not	72
b but noth	38
b but now	-68
b but otherwis	-146
b but stil	38
b but the	-74
b but yeah	101
b by the	142
b cal a	-127
b cal an	-159
b cal her	-154
b cal it	-128
b cal me	41
b cal out	-80
b calf tenderness	-91
b can be	-110
b can caus	-87
b can continu	111
b can discuss	81
b can feel	-103
b can get	-39
b can go	-134
b can hear	-116
b can help	-36
b can lead	74
b can see	-105
b can sit	-185
b can start	66
b can stil	95
b can tak	-85
b can talk	-117
b can tel	-86
b can think	-94
b can try	74
b cannot think	-122
b capillary refil	-44
b car physician	67
b car that	35
b carotid bruit	127
b carpal tunnel	94
b caus for	-119
b caus his	59
b cc of	86
b cel count	74
b chang he	-53
b chang his	115
b check for	-125
b check her	-57
b check his	84
b check in	54
b check it	-165
b check out	-170
b chest pain	60
b chest x-ray	42
b cholesterol be	79
b chronic back	74
b chronic problem	51
b cold turkey	-81
b collateral ligament	107
b com back	-105
b com from	116
b com in	-100
b come back	-106
b come in	-45
b congestiv heart	167
b consistent with	72
b constipation and	-116
b continu him	-70
b continu on	-155
b continu play	106
b continu the	91
b continu to	75
b could be	-42
b could do	-116
b could not	90
b coupl day	-60
b coupl month	-62
b cours of	-49
b ct scan	131
b cuf repair	59
b current medication	-51
b cut down	-171
b d deficiency	133
b daily and	63
b daily liv	-136
b dat of	-221
b day as	-88
b day for	116
b day in	-75
b day to	-203
b day when	-129
b decreas rang	-38
b decreas the	-65
b definit help	-141
b deny blood	47
b deny chest	-81
b deny numbness	168
b deny other	-70
b deny pain	88
b deny weakness	80
b deny weight	89
b depend on	-137
b depression and	107
b develop arthritis	72
b diabet and	88
b diagnos with	-99
b diagnosis be	114
b diarrhea last	-195
b diet and	-87
b dietary modification	97
b discuss that	68
b distal phalanx	90
b do an	64
b do any	-138
b do anyth	155
b do feel	-138
b do get	-151
b do hav	217
b do help	-147
b do his	-103
b do hurt	-40
b do my	-126
b do need	81
b do not	-122
b do on	77
b do one	-103
b do physical	-37
b do review	72
b do see	-119
b do seem	-143
b do show	111
b do som	69
b do someth	-67
b do start	-165
b do that	-59
b do the	-36
b do think	95
b do to	94
b do when	87
b do with	-89
b doing a	83
b doing improve	-82
b doing pretty	-46
b doing som	-186
b doing that	-98
b doing wel	272
b dorsalis pedis	34
b dos of	43
b down for	51
b down her	-50
b down in	-42
b down on	-175
b down the	39
b down to	-142
b drawer and	42
b drop thing	44
b ductal carcinoma	73
b due for	152
b due to	-98
b dur the	-47
b ecchymosis or	52
b edema and	53
b eight hundr	-59
b eight percent	-64
b ejection murmur	100
b els be	59
b emergency room	105
b end of	89
b ended up	-116
b even if	-128
b every day	-39
b every now	-127
b every six	162
b every tim	-88
b everyth be	-173
b everyth els	33
b everyth look	-145
b everyth seem	-97
b evidenc of	157
b exacerbation of	109
b exact what	-101
b exam and	79
b exam be	-238
b exam everyth	-87
b exam he	-79
b exam her	-55
b exam i	92
b exam on	76
b exam she	68
b exam templat	-130
b examin her	85
b examination everyth	-124
b examination of	64
b experienc som	87
b extension of	-32
b extremity edema	38
b eye on	-56
b fami history	87
b far as	-100
b far so	-83
b fds tendon	115
b feel fin	-92
b feel good	-40
b feel her	-141
b feel his	-146
b feel improve	-147
b feel it	164
b feel lik	-63
b feel me	-67
b feel the	142
b femal with	-80
b fever or	93
b few day	73
b fiber supplement	-47
b find himself	133
b first and	86
b first off	93
b first tim	-118
b fiv hundr	102
b fiv milligram	58
b fixed up	114
b flexion and	92
b fluid in	134
b focus on	-128
b follow up	158
b follow-up her	55
b follow-up in	100
b food that	110
b foot exam	-86
b foot for	-113
b foot pain	-121
b for a	117
b for an	50
b for him	-146
b for his	-46
b for it	-93
b for lik	146
b for me	-187
b for physical	104
b for probab	115
b for six	-32
b for som	31
b for that	32
b for the	-32
b for them	149
b for this	-128
b forty milligram	77
b four day	-46
b four fiv	-100
b four tim	86
b fractur or	-102
b fractur to	-40
b fractur which	-82
b french fry	-107
b from last	150
b from the	53
b from what	90
b front desk	-123
b function of	-152
b function test	122
b gal bladder	-161
b general physical	-100
b get a	87
b get an	52
b get any	46
b get check	-142
b get her	-100
b get him	116
b get improve	-66
b get it	-128
b get lik	-149
b get out	-67
b get sick	-119
b get som	84
b get start	-208
b get that	-104
b get the	-111
b get them	-61
b get this	-136
b get to	-58
b giv her	-81
b giv him	51
b giv us	47
b give her	-86
b go ahead	-100
b go all	-58
b go and	-34
b go away	-77
b go back	49
b go down	51
b go from	-32
b go hom	-112
b go on	-43
b go through	-107
b go to	-191
b going on	-228
b going to	61
b good and	-74
b good new	-65
b good thing	-106
b good with	88
b greater than	-159
b happen to	-83
b hard as	-88
b hard tim	-163
b hav a	-96
b hav an	-146
b hav be	41
b hav get	144
b hav have	-87
b hav heard	-42
b hav her	145
b hav him	-98
b hav not	-86
b hav order	34
b hav see	104
b hav som	-95
b hav that	120
b hav the	107
b hav this	33
b hav thos	46
b hav to	-187
b have a	115
b have alway	-95
b have an	119
b have be	176
b have decreas	146
b have diarrhea	-195
b have do	-45
b have get	118
b have good	82
b have have	-41
b have her	-67
b have his	36
b have injur	-137
b have kidney	124
b have lose	161
b have never	-81
b have not	212
b have notic	126
b have one	-271
b have pain	-72
b have som	-75
b have take	-170
b have talk	-121
b have the	75
b have them	-36
b have tried	-168
b he also	94
b he be	317
b he can	-245
b he cannot	-67
b he check	-193
b he come	-113
b he could	-167
b he deny	227
b he do	53
b he drop	132
b he eat	-51
b he feel	136
b he find	100
b he get	-198
b he have	161
b he hurt	40
b he laid	-100
b he lov	-199
b he might	-161
b he need	-39
b he never	-155
b he notic	-55
b he probab	31
b he put	-152
b he report	-48
b he say	-84
b he stil	36
b he tak	-76
b he take	-50
b he think	-97
b he tried	-63
b he try	-113
b he us	-108
b he walk	169
b he want	-157
b he would	-143
b heal proper	-51
b heard in	-125
b heard of	-33
b heard that	92
b heard this	-125
b heart and	-108
b heart at	-151
b heart attack	-32
b heart be	48
b heart diseas	-48
b heart exam	-36
b heart failur	132
b heart sound	-83
b help a	-82
b help her	-83
b help him	-151
b help reduc	60
b help with	-100
b hemoglobin a1c	54
b hep c	106
b her a	-181
b her abdomen	-73
b her abdominal	-73
b her and	-190
b her annual	132
b her anxiety	-74
b her arm	75
b her at	-120
b her back	-61
b her be	-97
b her belly	-33
b her blood	48
b her body	36
b her chart	34
b her check	-147
b her cholesterol	-45
b her congestiv	111
b her dad	37
b her depression	139
b her dermatologist	50
b her diet	-169
b her do	146
b her doctor	-69
b her dog	42
b her dos	96
b her elbow	-74
b her exam	-87
b her fac	-171
b her feel	-129
b her first	-31
b her foot	-139
b her for	144
b her friend	-152
b her head	-140
b her hemoglobin	36
b her hypertension	-99
b her kidney	-101
b her kne	-49
b her kneecap	-105
b her last	86
b her left	-30
b her lik	-160
b her lisinopril	96
b her lower	52
b her lung	-193
b her metformin	-156
b her mom	58
b her muscl	-55
b her my	-87
b her neck	32
b her on	-53
b her pcp	-85
b her period	-134
b her physical	-113
b her primary	-68
b her real	-125
b her right	224
b her sensation	-117
b her she	-34
b her shoulder	128
b her sister	-138
b her skin	-164
b her som	-143
b her strength	-120
b her surgery	95
b her temperatur	59
b her that	99
b her the	-35
b her third	-63
b her this	-147
b her to	31
b her vital	-126
b her we	-113
b her what	-71
b her when	43
b her x-ray	52
b high blood	48
b high cholesterol	-41
b higher than	184
b him a	50
b him at	-74
b him be	106
b him ever	-87
b him for	-142
b him his	139
b him on	-78
b him schedul	-78
b him som	-75
b him that	107
b him the	-80
b him to	58
b him today	-136
b him up	63
b his abdomen	107
b his ankl	-75
b his arm	-131
b his back	38
b his belly	-187
b his blood	-43
b his bowel	35
b his breath	-89
b his chest	-70
b his diabet	46
b his diet	30
b his elbow	-38
b his extremity	-172
b his finger	70
b his first	-206
b his foot	73
b his hand	-99
b his head	59
b his heart	-57
b his hemoglobin	57
b his kidney	-80
b his kne	111
b his last	-138
b his left	114
b his level	61
b his lisinopril	-163
b his liver	111
b his lower	54
b his medication	41
b his medicin	-164
b his neck	-215
b his primary	67
b his pump	49
b his right	104
b his shoulder	-31
b his skin	-41
b his sleep	-159
b his stomach	-198
b his symptom	86
b his third	-101
b his urin	111
b history of	144
b history significant	73
b hopeful we	96
b hour as	79
b hour for	121
b how she	-151
b how that	-68
b hundr milligram	137
b hundr percent	-145
b hurt a	-117
b hurt her	176
b hurt mor	-125
b hurt the	62
b hurt when	100
b i also	-73
b i be	-251
b i believ	-41
b i bend	149
b i can	-141
b i could	-198
b i do	-47
b i feel	-135
b i get	-47
b i hav	121
b i hear	-45
b i heard	-134
b i know	-63
b i lik	-73
b i look	-50
b i might	-50
b i press	87
b i push	54
b i recommend	99
b i see	-46
b i think	-43
b i want	-151
b i wil	-112
b i would	-47
b ibuprofen or	-139
b ice and	60
b ice on	-113
b iced it	114
b if he	-63
b if her	-133
b if his	38
b if i	52
b if it	-100
b if she	-84
b if that	-85
b if ther	-98
b if they	-113
b if we	33
b important that	-54
b impression of	-70
b improve control	-79
b in 0	102
b in a	73
b in about	86
b in all	113
b in and	-85
b in any	-57
b in april	-79
b in both	-169
b in four	-70
b in her	69
b in it	69
b in january	-57
b in march	61
b in my	-84
b in november	-36
b in pain	-104
b in review	-33
b in so	-171
b in som	41
b in soon	-143
b in the	55
b in their	-111
b in them	93
b in ther	67
b in thre	95
b in to	-104
b in two	119
b increas her	92
b increas his	52
b increas the	-121
b index finger	69
b inferior back	105
b inflammation of	-129
b injury to	84
b insid of	54
b intak to	111
b into her	-69
b into his	-144
b into the	-60
b it and	-167
b it as	-62
b it back	-91
b it be	-71
b it bother	35
b it but	-82
b it can	-136
b it com	-107
b it could	-135
b it depend	-148
b it do	36
b it down	-82
b it elevat	-160
b it feel	67
b it for	-151
b it get	37
b it go	-106
b it happen	-162
b it have	53
b it he	68
b it help	-117
b it her	-66
b it hurt	-77
b it if	-74
b it in	-47
b it may	-43
b it mean	-91
b it might	66
b it mor	-149
b it now	75
b it on	-125
b it out	-282
b it seem	-62
b it several	-103
b it should	-238
b it show	95
b it so	-58
b it sound	-110
b it start	-98
b it swel	-102
b it take	-49
b it the	-31
b it this	125
b it to	-46
b it up	31
b it when	31
b it wil	-108
b it work	-52
b it would	-86
b january 0	-211
b joint pain	84
b joint spac	-130
b jugular venous	41
b keep a	72
b keep an	-105
b keep bend	-156
b keep doing	-57
b keep get	-109
b keep going	-34
b keep his	-50
b keep it	-51
b keep up	-31
b keep work	-40
b kick her	-64
b kidney diseas	84
b kidney function	-33
b kidney ston	175
b kidney transplant	72
b kind of	-100
b kne a	-144
b kne be	-103
b kne do	-52
b kne pain	-70
b kne surgery	82
b know how	-101
b know if	-38
b know she	-84
b know that	-60
b know this	61
b know what	-48
b lab on	-67
b lab work	-105
b land on	160
b last coupl	64
b last night	88
b last problem	-73
b last tim	95
b last week	-220
b last weekend	-117
b last year	-67
b lay down	-127
b lead to	107
b left ankl	-80
b left bas	117
b left leg	109
b leg rais	106
b less than	-77
b let her	-93
b let try	-86
b level of	-30
b ligament heal	60
b lik a	-148
b lik crazy	-81
b lik he	-172
b lik her	87
b lik if	-124
b lik it	-55
b lik relat	114
b lik she	-90
b lik that	-92
b lik they	58
b lik they_	96
b lik we	-118
b lik what	-51
b lipid panel	167
b lisfranc fractur	-40
b listen to	-151
b littl bit	-57
b littl concern	62
b littl elevat	112
b littl high	-33
b littl kid	-123
b littl low	-179
b littl mor	-145
b littl sor	-50
b littl swollen	49
b liver diseas	-114
b long as	-82
b look a	112
b look at	34
b look fin	-111
b look for	-58
b look good	-48
b look great	-45
b look her	-182
b look into	-112
b look lik	72
b look pretty	-114
b los the	55
b lot of	-168
b lov the	-81
b lov to	-119
b lower back	42
b lower extremity	106
b lumbar spin	70
b lung be	53
b lung exam	-156
b lymph nod	129
b mak a	109
b mak any	-70
b mak him	-118
b mak it	81
b mak sur	-221
b mal her	154
b mal with	57
b may be	38
b may hav	-41
b mayb we	-122
b me and	-87
b me as	-76
b me that	73
b me touch	-67
b mean that	-83
b medical history	-68
b medication and	-154
b medication becaus	50
b medication that	-109
b meet her	-55
b metatarsal bon	-40
b metformin fiv	-43
b metformin to	-129
b middl finger	45
b might be	85
b might help	-103
b might need	-82
b milligram a	-74
b milligram daily	38
b milligram every	132
b milligram onc	40
b milligram twic	138
b miss anyth	-105
b mitral regurgitation	149
b monitor their	105
b month ago	137
b month or	-40
b mor of	43
b morn but	73
b most lik	87
b most of	-181
b most part	101
b most recent	115
b motion be	87
b motor and	43
b motor vehicl	132
b mov it	32
b mov that	-56
b mri of	-63
b mri to	-71
b much as	-155
b much improve	-156
b much pain	-129
b murmur that	110
b murmur which	-131
b muscl around	-55
b muscl in	137
b my assessment	-72
b my find	-107
b my general	-121
b my impression	-66
b my not	-129
b my nurs	-104
b my patient	-123
b my physical	-86
b nasal congestion	100
b nausea or	114
b nausea vomit	-49
b near the	107
b neck be	-118
b need for	107
b need it	-78
b need surgery	-79
b need to	-205
b neurovascular exam	-40
b never have	-90
b new patient	113
b newly diagnos	131
b next coupl	-141
b next month	109
b next patient	54
b next tim	-85
b next week	-68
b nic and	-178
b ninety eight	-104
b no bony	93
b no calf	-91
b no edema	-163
b no evidenc	147
b no fractur	-119
b no he	144
b no not	-128
b no pain	103
b no rebound	154
b no tenderness	61
b no wheez	-135
b non of	-125
b normal and	-129
b normal at	110
b normal other	35
b nos not	-148
b not a	-149
b not abl	98
b not appear	56
b not at	74
b not be	-91
b not chang	104
b not even	-90
b not feel	79
b not go	83
b not good	32
b not hear	-216
b not help	-162
b not her	-103
b not hurt	-57
b not identify	151
b not in	72
b not it	-103
b not miss	-105
b not need	-129
b not on	-43
b not remember	70
b not say	-43
b not seem	32
b not so	-146
b not surpris	-132
b not tak	-52
b not take	71
b not that	57
b not the	80
b not too	-141
b not very	-68
b not want	61
b not work	73
b noth out	154
b notic som	120
b notic that	-162
b november and	-60
b now and	-65
b now for	46
b numbness in	95
b numbness or	69
b nurs do	50
b nurs wil	-221
b of 0	85
b of any	46
b of birth	-221
b of breath	74
b of daily	-136
b of diabet	-48
b of her	-35
b of him	-77
b of his	135
b of injury	105
b of lasix	51
b of metformin	50
b of month	78
b of motion	49
b of my	-128
b of one	-127
b of pain	-203
b of right	68
b of six	112
b of system	35
b of ten	153
b of that	-110
b of the	148
b of their	-210
b of them	-181
b of thing	-71
b of this	-124
b of tim	80
b of week	103
b of what	-112
b off of	32
b off that	-91
b often be	129
b old mal	50
b on 0	74
b on and	42
b on be	-95
b on exam	99
b on her	-30
b on him	-64
b on his	-38
b on it	38
b on january	-169
b on medication	-57
b on palpation	119
b on physical	110
b on saturday	52
b on that	97
b on the	84
b on their	59
b on this	-56
b on thos	-77
b on to	-58
b onc in	-41
b onc we	-69
b one and	-127
b one be	-62
b one forty	147
b one of	-138
b one plus	54
b one that	-77
b one thirty	-88
b one tim	45
b one to	134
b one today	79
b only thing	-42
b open up	-70
b or any	-57
b or bruis	-45
b or chil	82
b or do	83
b or doing	-79
b or guard	204
b or his	33
b or if	98
b or the	-61
b or tingl	63
b or two	-71
b or vomit	114
b order a	138
b order an	169
b order another	-86
b order som	-83
b other than	40
b out and	-107
b out her	-98
b out in	-134
b out of	40
b out on	-128
b out som	-51
b out the	95
b out to	115
b ovarian cancer	140
b over 0	78
b over and	83
b over eighty	97
b over his	-52
b over seventy	45
b over the	-57
b pain and	-98
b pain at	124
b pain be	112
b pain but	105
b pain her	36
b pain in	110
b pain medication	-87
b pain on	76
b pain shortness	50
b pain that	-61
b pain to	83
b pain with	95
b palpation of	131
b paraspinal area	-82
b part of	-140
b pass it	-150
b pass out	-48
b pass the	-59
b past coupl	34
b past medical	-83
b past year	99
b pathology report	116
b patient be	134
b patient continu	-53
b patient do	-91
b patient have	146
b patient keep	56
b patient stay	-82
b patient to	66
b patient use	-147
b pedis puls	56
b period of	119
b physical exam	-34
b physical examination	-57
b physical therapy	43
b pit edema	52
b plan for	94
b plat and	-90
b play a	148
b play basketbal	70
b play tennis	161
b point fiv	98
b point four	98
b poor bon	60
b positiv straight	113
b present for	-69
b present today	88
b present with	104
b press her	-111
b press on	112
b pressur and	-45
b pressur be	60
b pressur cuf	-177
b pressur look	-178
b pressur medication	96
b pretty bad	90
b pretty good	-95
b pretty normal	-107
b pretty wel	-30
b probab have	109
b problem for	-113
b problem her	113
b problem his	-93
b problem the	-35
b protonix 0	-95
b pulmonary function	122
b puls and	-101
b pump function	-52
b push fluid	-37
b push it	-112
b push on	-64
b put her	112
b put him	-120
b put in	60
b put it	-81
b quick listen	-64
b quit a	-37
b quit dat	151
b rang of	91
b rat and	92
b rat the	91
b ready to	-213
b real quick	-189
b rebound or	197
b recommend that	92
b refer the	66
b refil be	-89
b refil of	32
b reflex be	87
b regular rat	132
b relat to	96
b repeat another	43
b respiration be	-143
b respiratory rat	46
b rest of	-86
b result back	81
b review his	147
b review the	90
b rex center	-50
b right ankl	59
b right around	-167
b right befor	-68
b right breast	118
b right foot	52
b right groin	100
b right hand	-50
b right hip	110
b right inferior	105
b right kne	116
b right leg	-137
b right lower	-95
b right sid	126
b right testicl	49
b right upper	167
b right wher	-102
b risk of	-127
b rotator cuf	109
b rul out	31
b run a	-109
b run up	151
b salt and	-180
b salty food	-132
b sam thing	-145
b sam tim	-123
b say her	-108
b say it	101
b say she	-73
b say that	31
b scar gel	124
b scar her	84
b scar tissu	65
b schedul for	-47
b second problem	-55
b second strong	-117
b see a	84
b see any	31
b see her	51
b see him	87
b see his	-35
b see how	87
b see if	-32
b see it	-114
b see me	-95
b see som	-156
b see the	-143
b seem fin	-103
b seem lik	-113
b seem to	39
b send her	66
b send off	67
b sent her	58
b set him	97
b set up	-153
b seven day	145
b seven point	57
b several tim	-132
b she also	54
b she be	163
b she can	-147
b she cannot	-310
b she com	-147
b she come	-72
b she continu	-92
b she could	-167
b she definit	-91
b she deny	104
b she do	-92
b she eat	-127
b she fall	91
b she feel	-73
b she go	-181
b she hat	-133
b she have	285
b she heard	143
b she hurt	80
b she it	-224
b she keep	44
b she know	-156
b she lay	-127
b she lik	-106
b she lov	-123
b she my	-169
b she need	-163
b she notic	-182
b she play	-141
b she probab	101
b she put	-72
b she report	41
b she say	-173
b she se	-117
b she see	-41
b she seem	-73
b she she	-59
b she should	76
b she sit	102
b she stil	-115
b she stop	63
b she tak	-48
b she think	-222
b she tried	-69
b she try	92
b she us	-113
b she used	60
b she walk	-139
b she want	-184
b she wil	-220
b she work	105
b she yeah	-66
b sheet when	-95
b shingl vaccin	105
b shortness of	76
b should be	-78
b should hav	-32
b should not	-43
b should tak	95
b show a	106
b show an	66
b show no	-106
b show that	158
b sid effect	56
b sid of	-42
b sign of	-75
b significant for	73
b sinc he	-46
b sinc i	149
b sinc it	34
b sinc she	-55
b sinc the	-191
b sinc then	89
b sinc we	-103
b sit down	-32
b sit on	-134
b sit up	-137
b six hour	103
b six systolic	110
b six to	37
b smal amount	-99
b smok for	82
b so good	-83
b so he	-148
b so his	-104
b so i	-31
b so long	-138
b so much	-124
b so she	-113
b so we	-56
b soft tissu	-103
b som back	145
b som blood	-120
b som bruis	52
b som day	-102
b som decreas	-140
b som ibuprofen	-180
b som ice	-115
b som lab	-67
b som mild	-35
b som mor	43
b som new	-114
b som pain	-56
b som relief	-32
b som swel	72
b som tenderness	-100
b som thing	47
b som tim	-175
b som tylenol	-85
b som ultram	67
b som weight	-71
b someth els	-105
b someth that	107
b someth we	-58
b sometim it	30
b sometim she	-94
b sometim the	-37
b somewher els	-117
b sooner if	58
b sound lik	-108
b sound nic	-99
b start a	136
b start about	-172
b start feel	-117
b start get	-66
b start him	76
b start play	-134
b start se	-131
b start som	75
b start the	-73
b start to	58
b start walk	-74
b start with	49
b stay away	-141
b stay off	-60
b stay on	-46
b step to	142
b stil on	-81
b stil take	-36
b stop at	-157
b stop take	89
b straight leg	134
b strain his	53
b strength be	113
b stress test	50
b strong dorsalis	-44
b struggl with	70
b stuffy nos	-148
b sugar be	63
b suppos to	-105
b sur everyth	-124
b sur he	-147
b sur that	-42
b surgery be	-93
b swel in	48
b swel ther	-50
b swel up	-120
b symptom be	61
b symptom start	-193
b system sheet	-55
b systolic ejection	100
b tak a	-160
b tak her	100
b tak his	-115
b tak it	-53
b tak one	-87
b tak som	83
b tak that	55
b tak the	-66
b tak them	-172
b tak tylenol	79
b take any	58
b take her	-73
b take his	-49
b take ibuprofen	119
b take it	131
b take out	147
b take som	-130
b take that	146
b take the	126
b take them	-109
b talk a	-51
b talk about	-119
b tear in	95
b tel her	-120
b tel me	-125
b tell her	-112
b tell him	34
b ten milligram	77
b tenderness on	129
b tenderness over	120
b test be	190
b than 0	-232
b than normal	74
b than that	-105
b than the	61
b than thre	-44
b thank her	-101
b that a	-41
b that all	-92
b that and	-113
b that area	-78
b that as	66
b that be	-70
b that becaus	-49
b that befor	-98
b that but	90
b that can	-34
b that could	-171
b that day	40
b that do	-196
b that everyth	-113
b that for	128
b that go	-54
b that happen	-74
b that hav	41
b that have	34
b that he	48
b that help	-126
b that high	-153
b that his	-120
b that hurt	-130
b that i	-91
b that in	-130
b that kidney	119
b that kne	-84
b that leg	-91
b that look	-83
b that mak	-113
b that mean	-104
b that might	-31
b that much	-112
b that now	171
b that on	-83
b that onc	159
b that pain	-123
b that physical	86
b that point	-169
b that scar	-43
b that seem	50
b that should	-135
b that so	39
b that sound	-99
b that ston	-136
b that the	45
b that ther	41
b that they	-114
b that this	91
b that to	-31
b that too	-136
b that twic	-147
b that two	-145
b that way	-49
b that when	46
b that wil	-82
b that with	-35
b that would	-73
b thc gummy	132
b the 0	-90
b the abdomen	46
b the arch	74
b the back	77
b the bal	72
b the bas	79
b the bathroom	-110
b the best	-111
b the blood	-175
b the bon	-140
b the bottom	-35
b the clinic	-54
b the computer	32
b the emergency	52
b the end	82
b the er	-49
b the fal	60
b the fami	-158
b the fds	138
b the follow	-133
b the front	-96
b the futur	-143
b the good	-98
b the groin	100
b the ground	121
b the hand	81
b the headach	-63
b the heal	50
b the history	-120
b the hospital	-74
b the ibuprofen	-210
b the incision	-111
b the index	55
b the injection	100
b the injury	-35
b the insid	70
b the kidney	54
b the lab	-63
b the last	59
b the lateral	-88
b the left	152
b the lisinopril	84
b the low	-100
b the mass	-33
b the medial	114
b the medication	-51
b the medicin	-139
b the metatarsal	-71
b the metformin	-38
b the middl	38
b the morn	-48
b the mri	34
b the muscl	124
b the nerv	-57
b the new	48
b the next	-54
b the number	-150
b the nurs	-163
b the one	-176
b the only	-91
b the ordinary	104
b the other	-105
b the paraspinal	-116
b the park	-108
b the pathology	122
b the patient	161
b the physical	-85
b the plan	-72
b the problem	-142
b the procedur	-36
b the progesteron	43
b the reason	51
b the rest	-91
b the result	-57
b the right	136
b the salt	-65
b the sam	-34
b the scar	129
b the shingl	105
b the shortness	-61
b the shot	-142
b the sid	46
b the skin	-36
b the soft	-98
b the ston	-168
b the study	-63
b the summer	108
b the surgery	-54
b the swel	95
b the test	-119
b the third	57
b the tic	104
b the tim	-160
b the top	-206
b the trail	-153
b the trash	153
b the ultrasound	40
b the way	-71
b the weight	83
b the whol	-34
b the worst	-62
b the x-ray	-139
b the yard	-134
b the year	-156
b their lung	32
b their stress	102
b them all	-93
b them in	133
b them on	56
b them to	-78
b then her	-66
b then we	-77
b ther and	-113
b ther be	117
b ther yet	-31
b therapy to	93
b they be	-70
b they can	-188
b they could	-102
b they do	60
b they hav	44
b they have	77
b they look	-93
b they push	-84
b they say	-61
b they sent	-141
b they tak	-43
b they tell	-53
b they wil	-108
b they would	-52
b they_ be	-45
b they_ can	56
b they_ deny	88
b they_ do	-70
b they_ have	56
b they_ start	-177
b they_ think	187
b they_ us	94
b thing be	-78
b thing hav	107
b thing he	-53
b thing lik	169
b thing that	-44
b think about	-38
b think he	91
b think i	-136
b think it	76
b think of	-155
b think so	-95
b think the	-168
b think they	-105
b think this	-109
b third problem	-45
b this be	75
b this becaus	67
b this could	162
b this finger	-85
b this foot	66
b this happen	-55
b this morn	73
b this one	-89
b this pain	-151
b this point	92
b this summer	138
b this tim	52
b this week	32
b this wil	-150
b thos be	-185
b thos bon	-49
b thos muscl	-66
b thre centimeter	38
b thre month	132
b thre out	68
b thre second	-44
b thre tim	107
b thre to	104
b thre week	-121
b through the	-33
b tightness in	149
b tim a	155
b tim for	92
b tim he	-90
b tim i	-113
b tim to	-58
b tim we	-74
b tingl or	43
b tissu and	109
b to 0	79
b to a	73
b to an	84
b to any	-136
b to ask	-73
b to be	-205
b to cal	-128
b to catch	87
b to chang	109
b to com	85
b to continu	153
b to cut	-148
b to decreas	149
b to determin	50
b to driv	-130
b to exercis	73
b to feel	-123
b to follow	54
b to get	51
b to giv	-77
b to go	-99
b to hav	-42
b to heal	106
b to help	152
b to her	-122
b to him	-149
b to his	96
b to increas	-71
b to lik	-114
b to look	-114
b to los	98
b to maintain	140
b to mak	-59
b to me	110
b to mov	-61
b to need	-85
b to normal	-105
b to one	-37
b to order	45
b to palpation	87
b to pass	-106
b to physical	-92
b to play	107
b to put	39
b to quit	103
b to repeat	-53
b to review	-76
b to run	-162
b to see	89
b to sit	-123
b to sleep	-104
b to start	-99
b to stay	-121
b to stop	63
b to swallow	144
b to the	99
b to think	-184
b to thre	-106
b to try	88
b to two	155
b to use	-53
b to walk	-43
b to work	-110
b today and	-54
b today be	104
b today becaus	113
b today for	49
b today her	-104
b today to	118
b tonsil be	-71
b too bad	-144
b too much	-99
b top of	-62
b top part	-33
b touch her	-151
b toward the	-153
b trash last	147
b travel a	89
b treatment for	-63
b tried som	-119
b tried to	-45
b try som	-68
b tunnel syndrom	94
b twenty over	112
b twic a	113
b twic daily	-69
b twist her	109
b two day	59
b two diabet	40
b two out	43
b two over	49
b two puf	121
b two to	-106
b two week	96
b two year	114
b typ of	-88
b ultrasound to	94
b under control	-49
b under improve	-110
b unless she	-56
b until we	53
b up a	36
b up and	128
b up at	48
b up her	-142
b up his	-75
b up in	-121
b up on	62
b up to	-126
b up with	75
b urin cultur	98
b urinalysis and	98
b us a	47
b us walmart	-53
b use my	-108
b use that	-177
b used to	30
b using plat	-100
b using the	132
b vehicl accident	132
b venous distention	40
b very important	-80
b vital look	-118
b vital sign	-44
b vitamin d	147
b wait for	-49
b wak up	-129
b walk around	57
b walk on	-68
b walmart pharmacy	-53
b want to	-86
b watch her	-152
b way down	-37
b way his	-76
b way to	-70
b we also	93
b we be	-180
b we could	36
b we do	-108
b we get	-105
b we go	-174
b we hav	-102
b we have	-66
b we may	-99
b we might	-103
b we need	-84
b we put	-143
b we see	-83
b we sent	106
b we start	77
b we talk	-108
b we wil	66
b weakness in	115
b wear a	122
b week ago	74
b week and	76
b week to	113
b weight gain	88
b weight on	64
b wel as	122
b wel with	-93
b what be	-199
b what i	-54
b what it	-127
b what she	-124
b what that	-30
b what we	-121
b when he	147
b when her	-54
b when i	-102
b when they	-197
b when they_	-37
b wher he	-78
b wher i	-32
b wher it	-54
b wher the	-128
b wher we	-73
b which be	-46
b which i	-71
b which she	-97
b which show	87
b whil it	54
b who be	-175
b who present	96
b why i	-31
b why she	-122
b wil ask	-110
b wil be	-72
b wil check	-74
b wil com	-116
b wil continu	81
b wil feel	-123
b wil follow	122
b wil follow-up	105
b wil get	-116
b wil giv	-101
b wil go	-72
b wil hav	-194
b wil help	-113
b wil increas	128
b wil keep	55
b wil let	155
b wil listen	-135
b wil mak	-98
b wil mov	38
b wil not	-110
b wil order	98
b wil prescrib	-93
b wil probab	-153
b wil recommend	-109
b wil refer	66
b wil repeat	116
b wil review	-88
b wil see	53
b wil send	-34
b wil set	105
b wil start	121
b wil stick	-97
b wil tak	-31
b wil talk	73
b wil tel	-108
b wil try	-66
b wil use	41
b with a	161
b with all	-86
b with allergy	134
b with flexion	114
b with her	35
b with him	69
b with ibuprofen	41
b with me	70
b with no	70
b with palpation	101
b with som	111
b with that	-75
b with the	-66
b with them	-33
b with thes	-101
b with this	-223
b with thos	-61
b within the	-156
b without any	-120
b wok up	-151
b wonder if	-83
b work in	-131
b work on	-122
b work out	-187
b would be	-82
b would hav	-136
b would lik	152
b would not	-108
b would probab	-106
b would recommend	-97
b wow that	-35
b yard work	-113
b yeah she	-66
b year ago	293
b year and	-60
b year old	60
b year-old mal	97
bias	3927
c :	-56
c a1c	62
c abdomen	45
c abdominal	77
c abl	-49
c about	-118
c absolut	-91
c acn	65
c action	-83
c activ	-82
c acut	67
c additional	103
c after	82
c afternoon	32
c afterward	127
c again	116
c ago	86
c ahead	-121
c air	-51
c albuterol	72
c alignment	140
c alkalin	100
c all	-67
c allergy	166
c alleviat	-174
c allopurinol	106
c allow	-86
c almost	-148
c already	-127
c alway	-154
c anemia	-48
c ankl	-40
c annoy	-162
c annual	154
c anti-inflammatory	-101
c antibiotic	-58
c anxiety	46
c anybody	-113
c anyth	-214
c anyway	-140
c appear	-81
c apply	-34
c appointment	-155
c april	-38
c arch	74
c area	-39
c around	-142
c artery	38
c arthritis	109
c ask	-177
c aspect	159
c aspirin	58
c assess	88
c assessment	59
c assistant	111
c associat	172
c asthma	46
c attempt	137
c auscultation	69
c avoid	98
c awar	-85
c away	-129
c bad	-52
c bas	132
c based	63
c basketbal	105
c be	-78
c beat	-42
c becaus	-42
c becom	-94
c befor	-76
c begin	-111
c belly	-156
c bend	-200
c benign	71
c best	-138
c between	110
c bik	-43
c biopsy	76
c birth	-198
c bit	-225
c bleed	121
c blood	-93
c bmi	-139
c bmp	-45
c body	-110
c bon	43
c bony	195
c both	-102
c bother	57
c bottom	-136
c bowel	107
c break	-141
c breast	168
c bring	-112
c brown	143
c bruis	-69
c bruit	47
c bunch	-140
c c	159
c cal	-34
c calf	-91
c cancer	163
c cannot	-75
c capillary	-44
c car	88
c carcinoma	73
c card	82
c cardiac	132
c carolyn	-152
c carotid	127
c carpal	94
c carvedilol	64
c cas	-99
c cc	86
c celeston	54
c centimeter	180
c certain	-140
c cervical	121
c chanc	-39
c chang	34
c chart	-104
c check	-175
c chemotherapy	105
c cholesterol	-32
c chronic	124
c clean	68
c clindamycin	114
c clinic	-54
c clos	-162
c collateral	107
c colon	79
c colonoscopy	75
c com	-148
c come	-185
c common	-64
c complet	-132
c complex	-116
c complication	-128
c computer	32
c condition	-57
c confirm	107
c congestiv	167
c consider	118
c consistent	43
c constipation	-202
c continu	135
c control	-118
c copd	94
c correct	-67
c cough	-68
c could	-76
c coupl	-154
c crazy	-75
c cream	39
c creatinin	100
c crutch	-33
c ct	36
c cuf	69
c cultur	98
c current	48
c cut	-146
c cva	78
c d	168
c dad	-45
c dat	-73
c day	67
c dcis	116
c decent	-99
c decid	100
c decreas	145
c deep	-62
c deficiency	133
c definit	-189
c degre	149
c deny	217
c depend	-154
c dermatologist	102
c desk	-171
c determin	37
c develop	107
c dexamethason	46
c diagnos	136
c diagnosis	80
c diagnostic	-128
c diet	-217
c dietary	60
c difficult	63
c difficulty	71
c discharg	92
c discount	65
c diseas	31
c distal	90
c distention	60
c distress	118
c diuretic	35
c dizziness	-104
c do	-31
c doctor	-140
c dorsal	102
c dorsalis	65
c dr	136
c draw	-129
c drawer	42
c drink	100
c driv	-130
c drug	-80
c ductal	73
c due	130
c dur	37
c easter	-121
c easy	-92
c eat	-62
c ecchymosis	73
c echocardiogram	59
c edema	-51
c edward	-108
c eight	70
c eighteen	-182
c eighty	-54
c either	-123
c ejection	100
c elbow	-152
c elevat	170
c els	-175
c emergency	102
c endocrin	67
c endoscopy	131
c enjoy	-144
c enough	-135
c enzym	-48
c epidural	127
c equal	146
c erythema	152
c especial	-124
c evaluation	-51
c even	92
c ever	-100
c every	86
c everyth	-199
c evidenc	157
c exacerbation	140
c exam	-66
c examin	85
c excit	-113
c exhalation	88
c expect	-103
c experienc	-160
c explain	-146
c extension	116
c extra	-89
c extremity	123
c ey	-34
c eye	-163
c fac	-51
c failur	109
c fair	-108
c fal	88
c fami	-32
c familiar	-153
c fan	-43
c far	-141
c fast	-180
c fatigu	69
c fds	142
c feel	-202
c femal	34
c fiber	-47
c fifteen	68
c fifth	-68
c fifty	59
c fin	-167
c final	-60
c finger	82
c first	-47
c fiv	162
c fixed	114
c flank	60
c flar	137
c flat	-119
c flat-foot	-154
c flexeril	-97
c flexion	159
c flexor	101
c focal	104
c focus	-133
c follow	97
c follow-up	221
c food	31
c foot	34
c forty	77
c forward	-130
c four	90
c fourteen	97
c french	-75
c friend	-88
c front	-148
c fry	-75
c ful	96
c further	64
c futur	-143
c gabapentin	61
c gabriel	-139
c gain	57
c general	-142
c get	-95
c give	-58
c go	-221
c goal	43
c going	-44
c gout	132
c gradual	-44
c great	-44
c greater	-65
c groin	122
c growth	-45
c guard	171
c gummy	104
c gutierrez	33
c guy	-58
c habit	-86
c hair	-159
c hand	-85
c happen	-169
c hard	-153
c hay	116
c head	-144
c health	110
c hear	-235
c heard	52
c heart	-60
c heavy	42
c help	-107
c hemoglobin	72
c hep	132
c hepatomega	50
c herself	-143
c high	-114
c higher	-106
c hip	118
c history	84
c hit	-37
c hold	-137
c hopeful	-97
c hormon	-160
c hospital	-38
c hour	183
c however	67
c humerus	76
c hundr	-66
c hurt	-74
c hypertension	-42
c ibuprofen	-30
c idea	31
c identify	151
c imag	-96
c impact	-32
c important	-143
c impression	-66
c improve	-96
c incision	-111
c includ	86
c increas	45
c index	97
c infection	-106
c inferior	115
c inflammation	36
c information	-127
c inhaler	117
c injection	32
c injur	-183
c insert	-167
c insid	102
c intact	148
c interest	-55
c invasiv	45
c ish	-95
c issu	-146
c itself	-143
c january	-165
c john	107
c joint	31
c jugular	62
c jun	66
c keep	-202
c key	92
c kidney	-58
c kind	-59
c kne	40
c know	-75
c lab	41
c lasix	75
c lay	-148
c lead	41
c lean	-159
c left	236
c leg	72
c lesion	162
c let	-141
c level	74
c lidocain	141
c lift	-234
c light	33
c lik	65
c limit	139
c lin	44
c lip	82
c lipid	167
c lisfranc	-67
c lisinopril	34
c list	-118
c listen	-176
c littl	-239
c liv	-100
c liver	58
c locat	143
c location	135
c long	-168
c longer	-123
c look	-263
c lose	41
c loss	75
c lot	-231
c lov	-54
c low	96
c lower	101
c lumbar	129
c lump	-101
c lumpectomy	41
c lung	-154
c lymph	129
c lymphadenopathy	60
c magnesium	94
c main	-152
c maintain	106
c mak	-106
c make	-57
c mal	129
c malleolus	109
c mammogram	67
c manag	-181
c many	-78
c march	42
c margin	79
c mas	114
c mean	-126
c measur	88
c medial	127
c medical	-75
c medication	-174
c medicin	-166
c meet	-79
c melanoma	108
c meloxicam	-43
c mention	-137
c mg	52
c middl	54
c midfoot	45
c midlin	74
c might	-72
c mild	118
c milligram	276
c minut	50
c miss	-114
c mitral	149
c mmr	104
c month	178
c mor	-32
c most	31
c motor	173
c motrin	-44
c mouth	122
c mov	-202
c movement	77
c mr	123
c mri	127
c mrs	51
c much	-209
c murmur	87
c muscl	-141
c musculoskeletal	-180
c nasal	112
c needl	121
c negativ	145
c nerv	-86
c neurologic	-141
c neurological	-44
c neuropathy	158
c neurovascular	-40
c new	-102
c newly	161
c nic	-165
c nicotin	154
c night	-70
c nin	169
c ninety	-44
c nod	129
c nodul	-58
c norvasc	-71
c not	-36
c noted	183
c noth	-181
c notic	-93
c numb	-96
c number	-245
c numbness	120
c nurs	-195
c occur	119
c old	60
c onc	-44
c only	-166
c open	-123
c option	-75
c order	32
c other	-184
c otherwis	-40
c outcom	-101
c outsid	-32
c ovarian	131
c overal	107
c oxygen	-74
c pain	158
c painful	49
c palpabl	56
c palpation	130
c panel	219
c paperwork	-119
c part	-126
c pass	-34
c past	-140
c patch	102
c pathology	143
c patient	166
c pedis	92
c peopl	-178
c perform	33
c period	-125
c phalanx	90
c phas	113
c phosphatas	100
c physician	38
c pick	-35
c pil	-147
c pit	52
c plac	-103
c plan	94
c plantar	103
c plat	-90
c play	58
c pleas	-222
c plus	95
c point	110
c poor	60
c position	51
c positiv	149
c possibl	74
c potential	-104
c pr	-71
c pre-op	-123
c prescrib	-71
c prescription	-140
c present	156
c press	-41
c pressur	-57
c pretty	-313
c prevent	-82
c primary	116
c prior	155
c problem	-52
c proc	84
c procedur	-91
c progesteron	43
c prognosis	109
c program	131
c proper	-148
c prostat	142
c protonix	-138
c proximal	136
c puf	121
c pul	-152
c pulmonary	52
c pump	-96
c purs	82
c push	-166
c put	-129
c quadrant	105
c question	-130
c quick	-210
c quit	60
c radial	94
c radiation	143
c radiology	-160
c rais	106
c ral	51
c rang	37
c rat	136
c reaction	87
c read	-166
c ready	-180
c real	-253
c reason	-107
c rebound	161
c receiv	-161
c recent	86
c recommend	133
c redness	-51
c reduc	80
c refer	130
c referral	-89
c reflex	83
c reflux	36
c regimen	108
c regurgitation	149
c relat	116
c relax	-105
c relief	49
c remember	73
c repair	129
c repeat	103
c repetitiv	-111
c report	79
c respiration	-143
c result	-79
c retain	-131
c return	149
c reveal	88
c review	30
c rhonchi	122
c rhythm	129
c rid	-68
c right	253
c risk	-150
c room	101
c root	-97
c rotator	109
c routin	153
c rub	-31
c rul	31
c run	-35
c salt	63
c salty	-122
c sam	-137
c sanchez	-112
c saturation	75
c say	-144
c scal	-151
c scalp	-142
c scar	-40
c schedul	-122
c school	60
c screw	-90
c se	-93
c season	145
c seat	-56
c seem	-71
c sent	106
c set	-55
c seven	148
c seventy	76
c several	-194
c sheet	-96
c shingl	105
c short	-132
c shortness	90
c shot	-142
c should	-137
c shoulder	174
c show	108
c sibl	64
c sid	-70
c sign	-165
c sit	-32
c six	114
c sixty	51
c ski	109
c skin	45
c sleep	-156
c sling	49
c smok	126
c soft	-49
c somebody	-41
c someth	-138
c sometim	-173
c soon	-120
c sooner	39
c sor	-102
c sorry	-92
c sound	-77
c spac	-33
c splint	60
c sport	-157
c sprain	46
c squeez	-79
c stabiliz	-85
c stabl	93
c stag	151
c standpoint	-119
c start	-102
c status	153
c stay	-72
c step	59
c steroid	46
c stif	-147
c stil	57
c stomach	-138
c ston	-34
c stool	56
c stop	-117
c straighten	-121
c strain	-99
c street	-45
c strength	49
c strengthen	93
c stress	58
c stretch	-104
c strong	32
c struggl	70
c study	-76
c stuf	-165
c sudden	136
c sugar	-47
c summer	126
c supplement	80
c surgery	42
c surpris	-158
c suspicious	76
c swallow	122
c swel	32
c swollen	-117
c symptom	-81
c syndrom	68
c systolic	95
c tablet	-95
c tak	-174
c take	121
c talk	-142
c tear	-95
c tel	-196
c tell	45
c templat	-118
c ten	129
c tenderness	123
c tendon	71
c term	-54
c test	67
c testosteron	-153
c thank	-115
c thc	127
c ther	67
c therapy	43
c thes	-94
c they_	238
c thickness	121
c thing	-251
c think	38
c thirty	102
c thos	-216
c though	48
c thre	216
c throat	117
c through	-106
c thyroid	-94
c tic	135
c tick	133
c tightness	149
c tingl	73
c titer	98
c today	48
c toe	138
c top	-193
c torsemid	95
c total	73
c toward	-137
c trac	-58
c trail	-181
c transplant	72
c treat	-48
c tried	-78
c trigger	80
c troubl	37
c try	-40
c tumor	74
c tunnel	94
c turn	-50
c twenty	123
c twic	112
c twist	-151
c two	98
c typical	54
c ulcer	112
c ultrasound	87
c uncontrol	133
c under	-91
c unithroid	44
c unless	-82
c unremarkabl	59
c until	58
c upon	-136
c upper	113
c ureter	134
c urin	34
c urinalysis	98
c urology	-65
c us	40
c use	-101
c used	-145
c usual	-138
c vaccin	36
c venous	40
c visit	154
c vital	-92
c vitamin	159
c vomit	-72
c wait	-96
c walk	-42
c walker	96
c watch	-147
c water	-98
c way	-90
c weakness	92
c wear	154
c weather	-168
c weigh	-179
c weight	40
c wheez	78
c wher	-208
c whil	-82
c whit	-80
c whol	68
c wif	-105
c win	130
c within	82
c without	65
c word	-140
c work	41
c worry	-46
c worst	-62
c would	-228
c wound	153
c wow	-76
c wrist	65
c x-ray	107
c yard	-84
c year	156
c year-old	94
c yoga	149
c young	-88
c zero	139
clinical 0	-190
clinical 1	138
clinical 2	175
clinical 3	143
clinical 4	159
clinical clinician exam 0	-99
clinical clinician exam 1	117
clinical clinician exam 2	156
clinical clinician history 0	-316
clinical clinician history 1	113
clinical clinician history 2	140
clinical clinician opening 1	124
clinical clinician opening 2	91
clinical clinician plan 0	-177
clinical clinician plan 1	120
clinical clinician plan 2	200
clinical clinician results 0	-54
clinical clinician results 2	54
clinical patient exam 0	-106
clinical patient exam 2	-69
clinical patient history 0	77
clinical patient history 2	-63
clinical patient opening 0	174
clinical patient plan 0	-60
clinical patient plan 1	-155
clinical patient results 0	-150
clinical patient results 1	-159
dense 0	-135
dense 1	35
dense 2	374
dense 3	306
drug	182
drug -	138
drug 0	138
drug clinician exam	101
drug clinician history	92
drug clinician opening	150
drug clinician plan	174
drug clinician results	-51
drug patient plan	-69
e :	-108
e abdomen	48
e abdominal	-87
e about	-93
e all	-193
e ankl	-84
e anterior	37
e anyth	-149
e appear	-142
e appreciat	-38
e arm	-94
e around	-82
e aspect	78
e associat	192
e auscultation	69
e back	-93
e beat	-42
e becaus	-140
e befor	-45
e belly	-157
e bend	-183
e between	39
e bilateral	-87
e bit	-60
e bother	-125
e breast	84
e breath	-57
e bring	-143
e brisk	64
e bruis	-114
e cal	-53
e capillary	33
e centimeter	118
e certain	-107
e cervical	-63
e chang	-92
e check	-62
e clos	-140
e come	-83
e complet	-99
e control	-115
e coupl	-50
e day	46
e decent	-99
e decreas	132
e diet	-122
e distention	138
e distress	141
e do	-42
e dorsalis	141
e ecchymosis	32
e edema	-135
e eight	-92
e eighteen	-95
e eighty	-38
e ejection	116
e els	-110
e enlarg	-31
e equal	146
e everyth	-167
e exam	-80
e exercis	63
e explain	-124
e extension	116
e extremity	86
e ey	-34
e feel	-57
e fever	-59
e few	-103
e fifty	95
e fin	-109
e find	111
e first	-157
e flexion	128
e focus	-43
e follow	-101
e follow-up	131
e foot	33
e four	148
e fractur	85
e gel	109
e general	-110
e get	63
e go	-86
e going	-189
e grad	35
e great	-101
e guard	150
e hand	-150
e hear	-152
e heart	-86
e help	-92
e hepatomega	50
e high	-173
e hip	118
e hundr	-34
e hurt	-136
e impact	86
e important	-143
e improv	-81
e includ	47
e increas	120
e injection	134
e insid	61
e intact	122
e interest	-167
e jugular	138
e keep	-206
e kidney	-73
e kne	-104
e know	-138
e lateral	67
e lean	-135
e left	156
e lesion	149
e less	-61
e let	38
e level	-117
e light	73
e limit	132
e listen	-151
e littl	-94
e look	-156
e low	130
e lower	86
e lung	-132
e mak	-151
e mas	94
e mean	-154
e medial	96
e medicin	-163
e middl	-54
e might	105
e mild	107
e milligram	80
e millimeter	-97
e morn	-116
e most	-119
e motion	125
e motor	113
e mov	-77
e much	-97
e murmur	103
e muscl	-209
e musculoskeletal	-180
e need	66
e negativ	111
e neurovascular	59
e new	-108
e nic	-137
e normal	-70
e noted	183
e notic	-146
e number	86
e offic	-70
e onc	54
e only	-139
e other	-163
e otherwis	-35
e outsid	141
e pain	167
e palpabl	56
e palpation	72
e paraspinal	-117
e past	-121
e patient	63
e pedis	148
e peopl	-97
e per	-164
e physical	-49
e pit	32
e pleas	-187
e plus	-35
e point	85
e positiv	61
e possibl	61
e pound	-180
e present	99
e pressur	-61
e pretty	-142
e probab	-39
e problem	-64
e puls	54
e push	-136
e quadrant	38
e quick	-177
e rais	106
e ral	67
e rang	146
e rat	97
e real	-172
e rebound	146
e recommend	61
e refil	33
e reflex	86
e regular	91
e report	95
e review	52
e rhythm	89
e right	179
e room	-93
e run	-111
e sam	-61
e saturation	75
e say	40
e scar	103
e see	-144
e seem	-88
e set	-101
e seven	49
e seventy	107
e sid	-128
e sign	-139
e sinc	-100
e sit	-70
e six	89
e sixty	44
e skin	39
e slight	79
e soft	-109
e sometim	-67
e sound	-149
e spin	-74
e stabl	-73
e start	164
e straighten	-118
e strong	116
e sugar	-186
e surgery	120
e systolic	110
e tak	-162
e take	-140
e talk	-127
e templat	-174
e tenderness	81
e test	87
e their	-162
e ther	229
e thes	-134
e they_	44
e thing	-224
e think	-61
e thirty	-87
e thos	-177
e though	-110
e thre	93
e through	-125
e thyroid	-84
e tim	66
e today	124
e top	-40
e touch	105
e trac	-58
e triglycerid	64
e twenty	73
e twic	-37
e two	-33
e ultrasound	88
e upper	98
e use	-80
e using	-80
e venous	117
e vital	-92
e walk	38
e way	-70
e week	61
e wel	98
e wher	-85
e which	-73
e within	52
e without	116
e would	125
e year	-52
form answered	-64
form denied	231
form fragment	133
form reported	86
h a1c	111
h abdominal	186
h absolut	-91
h ace	123
h ach	-129
h acid	90
h activity	-167
h after	67
h again	-205
h ago	173
h agre	-94
h all	-100
h allergic	-125
h allergy	179
h already	-138
h alway	-165
h amino	90
h ankl	44
h annoy	-152
h annual	134
h another	-41
h anxiety	121
h anymor	-82
h anyth	-131
h anytim	-117
h anywher	-118
h arm	39
h around	-50
h artery	103
h arthritis	85
h ask	-53
h asked	65
h away	-80
h back	-52
h bad	-146
h bal	84
h basketbal	138
h bathroom	-169
h be	-110
h becaus	-62
h bed	-64
h befor	-144
h behind	-121
h best	-117
h between	-49
h big	-44
h bik	62
h biopsy	180
h bit	95
h bladder	-51
h body	31
h both	-145
h bowel	65
h box	89
h breast	85
h breath	51
h burger	82
h burn	-172
h busy	-153
h cal	-160
h cancer	32
h cannot	-292
h careful	31
h catch	37
h caus	-68
h ceil	34
h center	40
h certain	-51
h chanc	-49
h chang	102
h chart	34
h cheaper	-80
h check	-79
h cholesterol	-83
h chronic	96
h clos	-144
h cold	-113
h colonoscopy	113
h com	-144
h come	-76
h concern	32
h congestion	100
h congestiv	134
h constipation	-189
h continu	137
h cool	180
h cough	-157
h could	-219
h coupl	88
h cousin	-144
h crazy	-58
h cream	42
h cuf	35
h current	-93
h cut	-176
h dad	-78
h daily	-149
h dat	-38
h daughter	-117
h day	46
h dcis	103
h decid	-125
h degre	135
h deliver	-144
h deny	288
h depression	95
h dermatologist	109
h desk	36
h diabet	120
h diarrhea	-164
h diet	36
h different	156
h diseas	64
h diverticulosis	122
h dizziness	-104
h dizzy	33
h do	-54
h doctor	-192
h dog	-65
h doing	64
h dos	48
h dr	50
h drink	-67
h drug	-66
h dry	-70
h dur	58
h easter	-121
h eat	-214
h effect	72
h eg	-124
h eight	104
h eighteen	-162
h either	-141
h elevat	-204
h els	-41
h embarrass	-135
h emergency	96
h ended	-116
h endocrin	93
h enjoy	-135
h enough	-203
h episod	33
h especial	40
h even	-148
h ever	-108
h every	-82
h everyday	-148
h everyth	-113
h exam	146
h excit	-80
h experienc	-192
h extrem	30
h eye	-102
h fac	-229
h failur	118
h fair	-31
h fal	87
h fall	152
h fami	-189
h far	-156
h fast	-136
h feel	-63
h femal	110
h fever	-54
h figur	-106
h fin	-138
h final	-169
h find	94
h fiv	82
h fixed	-80
h flat	-155
h fluid	-30
h follow	108
h footbal	108
h forget	116
h forth	-78
h forward	40
h four	-38
h french	-107
h friend	-107
h front	50
h fry	-107
h function	33
h get	-129
h giv	-82
h give	-164
h go	-151
h going	-99
h golf	80
h gout	102
h great	-54
h groin	76
h ground	121
h gummy	132
h habit	67
h hair	-110
h half	-211
h hand	-250
h happen	-118
h hard	-77
h hat	-184
h have	-138
h hay	88
h head	-143
h headach	-60
h health	-97
h hear	-95
h heart	134
h held	-49
h help	-63
h helpful	62
h hemoglobin	52
h herself	93
h high	-56
h higher	127
h himself	82
h history	182
h hit	94
h hop	-153
h hospital	-166
h hundr	-126
h hurt	-124
h ibuprofen	-59
h ice	-54
h iced	89
h improve	-37
h increas	-146
h inhaler	54
h injection	72
h injur	-100
h injury	99
h insid	88
h issu	-55
h itchy	-66
h january	-123
h job	-34
h john	107
h joint	120
h karen	-143
h keep	-96
h kick	-47
h kid	-112
h kidney	114
h kne	84
h know	-72
h lab	-51
h laid	-137
h lan	-61
h land	117
h lay	-163
h least	-38
h left	80
h leg	43
h let	-155
h level	-177
h lif	74
h lift	-54
h light	-112
h lighthead	99
h lik	-131
h littl	-103
h liv	-100
h long	42
h longer	-125
h look	-42
h lose	130
h loss	75
h lot	-53
h lov	-174
h low	-121
h lump	-99
h lumpectomy	41
h main	63
h mak	-106
h mal	92
h manag	69
h march	85
h mayb	-141
h med	-52
h medial	84
h medicin	-160
h mention	-147
h middl	36
h might	-59
h mil	-62
h milligram	151
h minut	-68
h miss	-117
h mom	39
h monitor	72
h month	158
h mor	-41
h morn	119
h motion	-180
h mov	86
h moved	31
h mri	-146
h muscl	129
h nam	-214
h nasal	100
h nauseat	-126
h nauseous	53
h neck	-34
h need	-116
h negativ	62
h never	-164
h new	-190
h next	53
h nin	61
h nobody	-149
h non	-145
h normal	53
h nos	-150
h not	-137
h noth	99
h notic	85
h november	-37
h numb	-39
h number	-177
h numbness	115
h nurs	-70
h o'clock	-52
h occasional	35
h old	83
h onc	-48
h one	-203
h open	-91
h order	-84
h ordinary	104
h other	-33
h otherwis	-186
h pain	67
h painful	-139
h pap	79
h park	-108
h party	-62
h pass	-167
h past	84
h patch	38
h patient	-111
h pcp	-66
h peopl	-113
h period	37
h person	-123
h physical	-158
h pick	-46
h pil	-178
h plac	34
h plan	-95
h play	183
h player	80
h pop	154
h positiv	34
h pound	128
h primary	-122
h probab	-197
h problem	98
h product	-77
h progesteron	43
h pul	61
h push	-37
h question	-113
h quick	-64
h quit	-79
h radiation	136
h rang	-186
h rat	79
h ready	-213
h rear-end	138
h recal	-94
h recent	156
h recommend	103
h red	-184
h reflux	138
h regular	-77
h relief	-62
h remember	-39
h remov	-74
h repair	86
h repeat	77
h report	72
h review	-45
h rex	-50
h rid	-92
h right	127
h room	111
h rotator	93
h run	49
h runner	-152
h salt	-122
h salty	-96
h say	-270
h school	-36
h se	-169
h season	47
h second	36
h see	-37
h seem	-48
h set	-152
h seven	141
h sheet	-86
h short	-73
h shortness	104
h show	53
h sick	-184
h sid	119
h significant	73
h sinc	108
h sister	-138
h six	90
h ski	124
h sleep	-142
h slight	-186
h smok	31
h soccer	98
h somebody	-145
h someth	-66
h sometim	-231
h sor	-39
h sound	-159
h sport	-88
h stand	32
h start	-200
h stay	-46
h step	96
h stif	-66
h stil	38
h ston	126
h stool	40
h stop	-203
h strain	-80
h stress	-48
h stressful	64
h stretch	142
h struggl	115
h study	88
h stuf	-96
h stuffy	-148
h sugar	183
h summer	68
h surpris	-151
h swollen	-159
h symptom	-125
h system	-37
h take	92
h team	-130
h tell	53
h ten	-39
h tennis	153
h term	70
h test	107
h thank	-105
h thankful	-129
h thc	160
h their	-176
h ther	-211
h thes	-138
h they_	-57
h thing	-47
h think	-151
h third	61
h thos	-210
h thre	123
h throb	-37
h thyroid	-56
h tim	-46
h tingl	59
h tired	33
h toe	111
h tonsil	-100
h top	-39
h touch	-135
h toward	-127
h trail	-213
h transplant	78
h travel	149
h tried	-130
h trigger	72
h troubl	-157
h turkey	-81
h turn	-50
h twic	64
h twist	73
h tylenol	-42
h typical	-111
h under	-150
h unfortunat	-64
h unload	-76
h urin	124
h urinat	-120
h us	-107
h using	93
h usual	-136
h visit	55
h vitamin	-153
h vomit	-47
h wait	-140
h wak	-129
h want	-114
h watch	-97
h water	-131
h way	-117
h weakness	67
h weather	-155
h weekend	-70
h weight	178
h wel	122
h wher	-127
h whether	-75
h which	-31
h whil	-75
h whol	-41
h win	31
h wish	-172
h without	-103
h wok	-151
h worry	52
h worsen	-150
h would	-252
h wrap	202
h x-ray	65
h yard	-149
h year	107
h year-old	158
h yesterday	57
h yet	-177
len 1	141
len 2	65
len 3	-69
len 4	-73
len 5	82
len 8	-70
new 0	192
new 1	-58
new 2	-108
new 3	-123
new 4	107
new 5	62
next clinician answered	-201
next clinician denied	127
next clinician told	111
next patient denied	-106
next patient fragment	-59
next undefined undefined	-95
number	207
o about	61
o ago	107
o birth	-221
o carolyn	-129
o chronic	139
o com	-51
o current	-49
o daily	101
o dat	-221
o femal	-44
o finger	93
o going	-75
o heart	66
o history	-186
o index	114
o joint	90
o kidney	40
o last	103
o look	-100
o medical	-126
o morn	-46
o ms	52
o new	52
o next	54
o night	120
o normal	118
o past	-175
o patient	219
o see	131
o show	61
o ston	40
o take	120
o tendon	111
o today	-68
o trash	120
o week	107
o which	66
o year	34
o year-old	-39
p a1c	56
p abdominal	52
p abl	-74
p abnormal	-93
p about	34
p ace	33
p ach	-155
p action	-83
p activ	68
p activity	65
p acut	102
p advil	-125
p affect	-182
p afternoon	46
p afterward	87
p again	-40
p against	-123
p ago	240
p agre	-194
p air	-56
p albuterol	109
p alcohol	-60
p alignment	96
p all	-99
p allergy	178
p alleviat	-148
p allow	-86
p along	-76
p already	-173
p alway	-195
p anxiety	43
p anymor	-106
p anyth	-151
p anytim	-144
p anywher	-128
p apply	-34
p appreciat	-85
p arch	74
p around	-80
p artery	150
p arthritis	133
p ask	-174
p aspirin	111
p assessment	59
p associat	-62
p asthma	-55
p attempt	137
p avoid	68
p baby	93
p back	-84
p backyard	-119
p bad	-126
p bal	85
p bas	139
p based	73
p basketbal	125
p bathroom	-62
p be	-197
p becaus	-162
p becom	-45
p bed	-143
p befor	-153
p begin	-50
p behind	-121
p belly	-118
p bend	-36
p best	-168
p big	-215
p bik	-44
p bilateral	113
p biopsy	135
p birth	97
p bit	82
p bladder	-154
p bleed	33
p blood	59
p bmi	-139
p bmp	56
p bony	149
p both	-99
p bowel	83
p box	109
p brac	125
p break	-35
p breast	164
p breath	-41
p bring	-82
p bruis	60
p busy	-144
p c	133
p cal	-50
p cancer	134
p cannot	-328
p car	36
p card	82
p cardiac	132
p carpal	94
p carvedilol	72
p cas	-51
p catch	58
p caus	74
p cbc	-121
p cc	86
p ceil	34
p celeston	54
p certain	-132
p cervical	167
p chang	65
p check	-40
p chemotherapy	105
p child	-47
p cholesterol	-53
p chronic	-96
p clinic	39
p clos	-145
p cold	-113
p com	-180
p come	-106
p complex	-116
p complication	-128
p concern	131
p condition	-86
p consider	105
p consistent	90
p continu	57
p control	-100
p coronary	52
p cough	-31
p could	-110
p coupl	42
p cours	51
p cousin	-144
p cover	-60
p covid	39
p crazy	-81
p cream	-90
p crutch	-33
p cultur	98
p current	94
p cut	-202
p d	53
p dad	-74
p dat	100
p day	78
p deal	-69
p decid	-168
p decreas	119
p degre	113
p deliver	-144
p deny	43
p depend	-172
p depression	102
p dermatologist	82
p desk	68
p determin	80
p develop	112
p diagnos	35
p diagnosis	58
p diarrhea	-170
p diet	49
p dietary	89
p different	148
p difficult	-84
p discharg	67
p discount	142
p discuss	41
p diseas	-68
p diuretic	35
p dizzy	33
p doctor	-158
p dog	-65
p doing	93
p dos	-46
p dr	-95
p draw	-129
p drink	-66
p driv	-149
p drop	-178
p dry	-70
p due	64
p easy	-63
p eat	-117
p echocardiogram	77
p edema	141
p effect	47
p eighty	37
p either	-193
p ekg	73
p els	-61
p embarrass	-135
p end	-45
p ended	-95
p endoscopy	83
p enough	-157
p epidural	127
p episod	-122
p er	-74
p erythema	112
p even	-105
p ever	-71
p everyday	-117
p everyth	-107
p exacerbation	140
p excit	-188
p exercis	87
p experienc	-67
p explor	-95
p extra	-164
p extrem	30
p extremity	-40
p eye	-92
p fac	-153
p failur	-45
p fall	124
p fami	-78
p familiar	-145
p far	-94
p fast	-128
p father	159
p feel	-44
p fever	-60
p few	-139
p figur	-91
p fin	-99
p final	-193
p finger	-72
p first	-88
p fiv	181
p flar	56
p flat-foot	-154
p flexeril	-97
p fluid	-152
p focus	-110
p follow	36
p follow-up	85
p food	117
p forget	116
p forth	-145
p forty	154
p forward	-67
p four	154
p fractur	85
p friend	-97
p ful	40
p function	48
p further	55
p futur	-141
p gabapentin	51
p gain	33
p get	-70
p giv	-82
p give	-121
p go	-145
p goal	43
p gradual	-44
p great	-167
p greater	-135
p groin	99
p half	-93
p hand	-59
p happen	-182
p happy	-96
p hard	-55
p hat	-205
p have	-218
p hay	133
p head	-158
p headach	-94
p healthy	-87
p hear	-173
p heard	103
p heavy	-88
p held	-49
p help	-95
p hep	84
p herself	34
p high	-56
p history	113
p hom	76
p hop	-112
p hopeful	-132
p hospital	55
p hour	133
p hurt	-180
p hypertension	-62
p ibuprofen	-89
p ice	83
p iced	89
p idea	-58
p identify	151
p ignor	80
p impact	-155
p important	-72
p impression	-66
p improv	41
p improve	-38
p incision	-133
p includ	135
p infection	-73
p inflammation	97
p information	-105
p inhaler	119
p initial	47
p injection	35
p injur	-165
p injury	90
p insid	58
p insuranc	-37
p intact	-53
p interest	43
p invasiv	43
p issu	-142
p january	-124
p karen	91
p keep	-65
p key	55
p kick	-47
p kid	-151
p kidney	79
p kind	-123
p kne	137
p kneecap	-121
p know	-207
p lab	68
p laid	-137
p lan	-61
p land	117
p lasix	46
p lat	46
p later	-147
p lateral	-87
p lay	-140
p learn	-47
p least	32
p left	152
p lesion	88
p let	-77
p level	182
p lidocain	141
p lif	108
p ligament	-69
p light	-149
p lighthead	99
p lik	43
p lin	38
p lipid	134
p lisfranc	-40
p lisinopril	-54
p list	-92
p listen	-81
p littl	-70
p liver	74
p location	135
p long	-42
p los	51
p lose	81
p lov	-223
p low	-204
p lumbar	139
p lump	35
p lung	-59
p lymph	32
p main	41
p make	40
p many	-35
p march	63
p mayb	-160
p med	46
p medical	-94
p medication	-33
p medicin	-169
p meet	-115
p melanoma	98
p mention	-44
p metformin	-67
p midlin	114
p might	-85
p mil	-33
p mild	-158
p milligram	187
p millimeter	85
p minut	50
p miss	-126
p modification	41
p mom	58
p moment	99
p monday	93
p month	169
p mor	-39
p morn	159
p moved	61
p mri	88
p nam	-199
p nasal	105
p nausea	-65
p nauseous	53
p neck	-57
p need	-72
p needl	81
p negativ	76
p never	-159
p new	-117
p nic	-117
p nicotin	154
p night	72
p ninety	68
p nobody	-149
p nod	32
p non	-125
p normal	-133
p norvasc	-120
p nos	-150
p noth	58
p notic	34
p november	-45
p nsaid	-75
p numb	-57
p number	-171
p numbness	63
p nurs	-220
p occasional	72
p occur	74
p offic	106
p often	-117
p on	-40
p onc	-40
p one	-59
p only	-37
p option	-144
p order	82
p ordinary	156
p other	-161
p otherwis	-127
p overal	36
p own	36
p palpation	110
p panel	162
p paperwork	-119
p part	-59
p party	-62
p pass	-188
p past	81
p patch	145
p pathology	98
p patient	97
p pcp	-135
p peopl	-72
p perform	47
p period	74
p pharmacy	-117
p physician	43
p pick	-82
p piec	71
p pil	-216
p plac	-41
p plan	59
p plat	-90
p play	129
p pleas	-112
p plus	44
p point	73
p poor	60
p pop	182
p position	-82
p positiv	86
p pound	97
p prescrib	-51
p prescription	-56
p present	122
p pressur	58
p pric	62
p probab	-160
p problem	-151
p procedur	-78
p proper	-130
p prostat	163
p protonix	-138
p provid	-41
p puf	125
p pul	-40
p puls	-171
p push	-159
p put	-146
p question	-102
p reach	94
p reaction	57
p read	-160
p ready	-42
p real	-61
p rear-end	138
p reason	-70
p recal	-122
p receiv	-162
p recent	165
p recommend	48
p red	36
p reduc	135
p refer	107
p refil	-58
p relat	76
p relief	63
p remember	-139
p repair	132
p repeat	65
p result	-116
p retain	-99
p rid	-119
p righty	-164
p risk	-145
p root	-97
p routin	118
p rul	-69
p salt	-141
p salty	-106
p say	-125
p scalp	-132
p scan	94
p scar	-47
p schedul	-108
p screw	-90
p se	-199
p second	-71
p see	-44
p sens	-46
p sensation	-103
p sent	-141
p seven	129
p seventy	-94
p sever	-44
p several	-34
p short	-40
p shortness	-62
p should	-80
p show	58
p sick	-185
p singulair	49
p sit	56
p six	89
p ski	132
p sleep	-133
p slight	-106
p slip	54
p slow	134
p smok	-63
p soccer	118
p soft	80
p somebody	-103
p someth	-67
p sometim	-184
p soon	-144
p sound	-59
p sport	-61
p sprain	46
p stabiliz	-56
p stabl	108
p stag	131
p standpoint	-90
p start	-64
p stay	-270
p step	140
p stick	39
p stif	-110
p stil	-49
p stomach	-189
p ston	33
p stop	-54
p straighten	-89
p strengthen	58
p stress	-109
p stressful	56
p stretch	96
p strong	-167
p struggl	53
p study	-84
p stuf	-51
p stuffy	-148
p successful	-143
p sudden	105
p suggest	-94
p summer	95
p super	-144
p suppos	-143
p surgical	-50
p surpris	-172
p swallow	48
p swollen	-131
p syndrom	130
p take	169
p talk	-154
p tear	-96
p tel	-89
p tell	-65
p ten	56
p tenderness	57
p tennis	126
p tension	156
p term	-178
p test	-43
p thank	-74
p thankful	-138
p therapy	33
p thes	-161
p thickness	121
p think	-233
p third	-125
p thirty	-141
p thos	-185
p thre	145
p throat	90
p throb	-37
p through	-128
p thyroid	-38
p tic	135
p tick	133
p tingl	50
p today	-117
p toe	-73
p together	83
p top	-96
p touch	-89
p toward	-153
p trail	-165
p trash	153
p travel	149
p treat	-78
p treatment	-66
p tried	-133
p triglycerid	64
p troubl	-40
p try	48
p tunnel	94
p turkey	-81
p turn	-113
p twenty	75
p twic	61
p twist	102
p typ	140
p typical	55
p ultrasound	59
p under	-172
p unfortunat	-60
p unless	-106
p until	76
p upper	-34
p urin	97
p urinalysis	98
p us	-45
p use	-120
p using	-42
p usual	-78
p vaccin	60
p vincent	-111
p visit	39
p vitamin	53
p vomit	-60
p wait	-146
p wak	-104
p walmart	-53
p want	-165
p warm	77
p watch	-62
p water	-87
p way	-179
p wear	129
p week	-122
p weigh	-55
p weight	65
p weird	-70
p wel	194
p whatever	-89
p wher	-159
p which	-34
p whil	-115
p whol	-47
p wif	-62
p win	-159
p wish	-188
p wok	-151
p wonder	-63
p word	-141
p work	-46
p workout	-120
p worsen	-103
p would	-133
p wound	83
p wrap	155
p x-ray	74
p yard	-171
p yesterday	97
p yet	-184
p yoga	139
phase exam	41
phase opening	152
phase results	-40
place 0	100
place 1	54
place 3	98
place 4	-97
place 6	-129
place 7	-83
place 8	-56
place 9	177
prev clinician answered	34
prev clinician reported	-114
prev clinician told	113
prev patient denied	-145
prev patient told	-93
r a1c	-57
r abl	89
r about	-164
r activity	109
r alignment	97
r all	117
r anti-inflammatory	-118
r arm	154
r arthritis	67
r based	-61
r becaus	-36
r believ	50
r bit	-104
r blood	110
r bon	-40
r bony	130
r cal	-178
r caus	-130
r come	-129
r concern	-63
r coupl	-152
r ct	52
r day	-157
r diseas	137
r doing	-131
r echocardiogram	46
r ekg	-58
r elbow	-95
r elevat	140
r everyth	-112
r evidenc	107
r exam	-99
r fin	-109
r find	-100
r first	-79
r fractur	-87
r function	-148
r get	-43
r go	-187
r heart	-168
r help	46
r hemoglobin	39
r high	78
r improve	-62
r interest	-125
r joint	-148
r lab	-60
r last	69
r left	96
r littl	31
r long	93
r look	-36
r low	31
r lower	85
r lumbar	121
r medication	-94
r might	-67
r month	-120
r mov	122
r next	-141
r normal	-47
r notic	66
r pain	-169
r panel	116
r patient	-66
r pressur	161
r probab	53
r problem	-132
r pump	-191
r put	-63
r quit	-100
r result	-44
r right	168
r say	-85
r see	-100
r should	-117
r shoulder	120
r show	109
r slight	-59
r sling	49
r stabl	111
r stomach	-145
r surgery	-172
r swel	-50
r tak	-57
r talk	88
r test	-39
r ther	-37
r thes	36
r thing	-109
r think	-84
r thos	-131
r thre	63
r tim	-107
r today	115
r try	-40
r two	156
r week	85
r work	-100
r would	-76
r x-ray	55
r year	165
rf clinician answered	-64
rf clinician denied	199
rf clinician reported	86
rf patient denied	128
rf patient fragment	133
rf patient told	-59
role clinician	63
rp clinician exam	86
rp clinician history	-74
rp clinician opening	116
rp clinician plan	68
rp patient exam	-115
rp patient history	44
rp patient opening	174
rp patient plan	-106
rp patient results	-217
rplace clinician 1	36
rplace clinician 2	-81
rplace clinician 3	-69
rplace clinician 4	179
rplace patient 0	153
rplace patient 1	66
rplace patient 2	-65
rplace patient 3	-171
rplace patient 4	-300
says i exam	-159
says i history	-180
says i opening	-132
says i plan	-111
share -1	441
share 0	-179
share 2	-38
share 3	-55
share 4	48
symptom	110
symptom clinician exam	53
symptom clinician history	220
symptom clinician opening	50
symptom clinician plan	48
symptom clinician results	49
symptom patient exam	-52
symptom patient history	-108
symptom patient plan	-50
symptom patient results	-159
unsound clinician exam	-263
unsound clinician plan	-89
unsound clinician results	-46
unsound patient exam	57
unsound patient history	173
unsound patient plan	73
unsound patient results	-152
w 0	207
w :	-56
w a	113
w a1c	62
w abdomen	49
w abdominal	117
w abl	-60
w absolut	-91
w accident	132
w ace	123
w ach	-129
w acn	65
w action	-83
w activ	49
w acut	67
w additional	103
w advil	-125
w affect	-182
w afterward	87
w again	-66
w ago	215
w agre	-161
w ahead	-121
w air	-51
w albuterol	109
w alignment	140
w alkalin	100
w all	-144
w allergy	235
w alleviat	-174
w allopurinol	106
w allow	-86
w almost	-40
w along	-55
w already	-212
w also	58
w alt	161
w alway	-214
w amino	90
w an	167
w and	119
w anemia	-48
w annoy	-162
w annual	180
w anti-inflammatory	-101
w antibiotic	-58
w anxiety	55
w any	-151
w anybody	-113
w anymor	-106
w anyth	-217
w anytim	-144
w anyway	-140
w anywher	-144
w appear	-81
w apply	-34
w appointment	-155
w appreciat	-62
w april	-38
w arch	74
w area	-41
w arm	47
w around	-106
w artery	143
w arthritis	152
w ask	-181
w asked	65
w aspect	159
w aspirin	60
w assess	88
w assessment	59
w assistant	111
w associat	172
w assum	-104
w asthma	59
w at	125
w attack	-32
w attempt	137
w auscultation	69
w avoid	66
w awar	-85
w away	-134
w baby	93
w back	-77
w backyard	-119
w bad	-137
w bal	84
w bas	132
w based	63
w basketbal	150
w bathroom	-110
w be	190
w beat	-73
w becaus	-116
w becom	-70
w bed	-143
w befor	-121
w begin	-124
w behind	-121
w belly	-201
w bend	-194
w benign	71
w best	-180
w between	42
w big	-106
w biopsy	85
w birth	-151
w bladder	-124
w bleed	83
w bmi	-139
w bmp	-45
w body	-37
w bony	195
w both	-127
w bottom	-73
w bought	-163
w bowel	143
w box	105
w brac	125
w break	-49
w breast	190
w bring	-150
w brown	143
w bruis	-69
w bruit	47
w bump	-67
w bunch	-125
w burger	82
w burn	-172
w busy	-144
w by	140
w c	141
w cal	-94
w calf	-91
w can	-264
w cancer	170
w cannot	-298
w capillary	-44
w car	71
w carcinoma	73
w card	82
w cardiac	132
w careful	74
w carolyn	-152
w carotid	127
w carpal	94
w carvedilol	64
w cas	-99
w catch	37
w cc	86
w ceil	34
w cel	74
w celeston	54
w center	40
w centimeter	180
w certain	-168
w cervical	121
w chanc	-39
w chang	73
w chart	-104
w cheaper	-80
w check	-149
w chemotherapy	105
w chronic	124
w cialis	34
w clean	74
w clindamycin	114
w clinic	39
w clos	-210
w cold	-113
w collateral	107
w colon	48
w colonoscopy	80
w color	-116
w com	-211
w come	-202
w common	-64
w complet	-132
w complex	-116
w complication	-128
w computer	32
w concern	37
w condition	-57
w confirm	107
w congestion	100
w congestiv	167
w consider	118
w consistent	43
w constipation	-126
w continu	125
w control	-101
w copd	94
w cough	-128
w could	-169
w count	74
w coupl	-34
w cousin	-144
w cover	-60
w crazy	-109
w creatinin	100
w crutch	-33
w ct	99
w cuf	53
w cultur	98
w current	42
w cut	-225
w cva	78
w cvs	-86
w d	147
w dad	-75
w dat	-95
w data	-120
w daughter	-117
w day	61
w dcis	116
w deal	-46
w decent	-99
w decid	-114
w decreas	150
w deep	-113
w deficiency	133
w definit	-66
w degre	179
w deliver	-144
w deny	248
w depend	-212
w depression	67
w dermatologist	135
w desk	-31
w determin	37
w develop	112
w dexamethason	46
w diagnos	92
w diagnosis	63
w diagnostic	-128
w diarrhea	-152
w diet	-74
w dietary	120
w different	130
w difficulty	62
w disc	63
w discharg	92
w discount	65
w diseas	69
w distal	90
w distention	60
w distress	118
w diuretic	35
w diverticulosis	122
w dizziness	-104
w do	-136
w doctor	-188
w dog	-65
w doing	71
w dorsal	102
w dorsalis	65
w dos	-46
w down	-164
w dr	65
w draw	-129
w drawer	42
w drawn	-132
w driv	-149
w drop	-43
w drug	-84
w ductal	73
w due	108
w each	86
w ear	156
w easter	-121
w easy	-93
w eat	-171
w ecchymosis	73
w echocardiogram	78
w edema	-51
w edward	-108
w effect	47
w eg	-124
w eight	67
w eighteen	-185
w either	-200
w ejection	100
w elbow	-60
w elevat	107
w els	-117
w embarrass	-135
w emergency	102
w ended	-116
w endocrin	93
w endoscopy	131
w enjoy	-158
w enough	-202
w epidural	127
w equal	114
w er	-49
w erythema	152
w especial	-70
w even	-102
w ever	-117
w everyday	-146
w everyth	-218
w evidenc	157
w exacerbation	140
w exam	-54
w examin	85
w excit	-151
w exercis	44
w exertion	93
w exhalation	88
w expect	-103
w experienc	-159
w explain	-146
w explor	-95
w extension	116
w extra	-129
w extremity	109
w ey	-34
w eye	-186
w fac	-193
w failur	109
w fair	-31
w fal	62
w fall	136
w fami	-112
w familiar	-153
w far	-163
w fast	-196
w father	120
w fatigu	66
w fatty	-95
w fds	142
w feel	-91
w femal	34
w fever	-35
w few	-67
w fiber	-47
w field	-97
w fifth	-68
w fifty	58
w figur	-111
w fin	-201
w final	-193
w finasterid	70
w find	59
w first	-101
w fish	-123
w fiv	186
w flank	60
w flar	137
w flat	-155
w flat-foot	-154
w flexeril	-97
w flexion	159
w flexor	101
w fluid	-92
w focal	104
w focus	-142
w follow	90
w follow-up	202
w food	51
w foot	31
w footbal	108
w for	73
w forget	101
w forth	-108
w forty	154
w forward	-107
w four	125
w fourteen	125
w french	-107
w friend	-119
w from	136
w front	-39
w fruit	114
w fry	-107
w ful	44
w further	41
w futur	-143
w gabriel	-139
w gal	-161
w gel	68
w general	-179
w get	-133
w giv	-48
w give	-150
w go	-229
w goal	43
w going	-76
w golf	80
w good	-205
w gout	132
w gradual	-44
w great	-146
w greater	-65
w groin	145
w ground	121
w growth	-45
w guard	171
w gummy	131
w gutierrez	33
w guy	-58
w gym	-83
w hair	-110
w half	-119
w hand	-148
w happen	-191
w happy	-96
w hard	-87
w hat	-205
w hav	31
w have	303
w hay	138
w he	191
w head	-189
w headach	-77
w health	110
w hear	-255
w heard	51
w heel	98
w held	-49
w help	-115
w hemoglobin	72
w hep	106
w hepatomega	50
w her	-207
w high	-96
w him	-80
w himself	106
w hip	118
w his	129
w history	105
w hold	-137
w hop	-130
w hopeful	-97
w hormon	-160
w hour	141
w how	-104
w however	67
w humerus	76
w hundr	-81
w hurt	-198
w hypertension	-42
w i	-254
w ibuprofen	-74
w iced	89
w idea	-66
w identify	151
w if	-160
w ignor	80
w imag	-96
w impact	-76
w important	-143
w impression	-66
w improv	31
w improve	-93
w in	53
w incision	-111
w includ	79
w increas	68
w index	114
w infection	-106
w inferior	115
w inflammation	36
w information	-127
w inhaler	121
w initial	47
w injection	78
w injur	-184
w injury	92
w insert	-167
w insid	105
w insuranc	-37
w intact	148
w interest	-77
w into	-57
w invasiv	45
w ish	-95
w issu	-137
w it	-304
w itchy	-89
w itself	-143
w january	-194
w john	107
w joint	50
w jugular	62
w jun	66
w keep	-197
w key	101
w kick	-133
w kid	-151
w kidney	59
w kind	-108
w kne	84
w kneecap	-105
w know	-167
w laid	-137
w lan	-61
w land	117
w lasix	46
w later	-147
w lay	-187
w lean	-159
w learn	-38
w left	246
w leg	64
w lesion	162
w let	-141
w level	57
w lidocain	141
w lif	74
w lift	-152
w light	-43
w lighthead	99
w lik	-204
w limit	139
w lip	133
w lipid	167
w lisfranc	-67
w list	-118
w listen	-176
w littl	-164
w liv	-100
w liver	61
w local	38
w locat	143
w location	135
w log	-46
w long	-68
w longer	-151
w look	-188
w lose	100
w loss	85
w lot	-92
w lov	-212
w lower	95
w lumbar	149
w lumpectomy	41
w lung	-154
w lymph	129
w lymphadenopathy	60
w magnesium	94
w maintain	106
w mak	-102
w mal	129
w malleolus	109
w mammogram	67
w maneuver	45
w many	-78
w march	63
w margin	79
w mas	114
w massag	159
w mayb	-146
w me	-133
w mean	-126
w measur	79
w medial	127
w medical	-81
w medication	-102
w medicin	-239
w meet	-79
w melanoma	100
w meloxicam	-43
w mention	-147
w mg	52
w middl	45
w midfoot	45
w midlin	74
w might	-73
w mild	75
w milligram	275
w miss	-155
w mitral	149
w mmr	104
w modification	75
w mol	93
w mom	58
w moment	71
w monday	93
w month	213
w mor	-46
w morn	92
w motor	193
w motrin	-44
w mouth	122
w moved	31
w movement	77
w mr	123
w mri	99
w mrs	51
w much	-38
w multipl	118
w murmur	87
w muscl	-102
w musculoskeletal	-180
w my	-398
w nam	-199
w nasal	126
w nauseat	-126
w nauseous	53
w near	120
w need	-31
w needl	106
w negativ	145
w nervous	-54
w neurologic	-141
w neurological	-44
w neuropathy	158
w neurovascular	-40
w never	-187
w new	-135
w newly	161
w nic	-170
w nicotin	154
w night	66
w nin	121
w no	228
w nobody	-149
w nod	129
w nodul	55
w non	-165
w norvasc	-146
w nos	-150
w not	-36
w noted	183
w noth	33
w notic	37
w november	-39
w now	-203
w numb	-83
w number	-240
w numbness	132
w nurs	-216
w o'clock	-52
w occasional	47
w occur	74
w of	104
w off	-84
w often	-46
w old	88
w on	42
w onc	-38
w one	-103
w only	-110
w open	-99
w option	-94
w or	33
w order	42
w ordinary	104
w other	-194
w otherwis	-158
w our	-146
w out	-142
w outcom	-101
w ovarian	131
w overal	88
w oxygen	-74
w pain	108
w palpabl	56
w palpation	130
w panel	219
w pap	79
w paperwork	-119
w park	-89
w part	-78
w party	-62
w pass	-179
w past	-36
w patch	105
w pathology	143
w patient	158
w pcp	-99
w pedis	92
w pee	-125
w peopl	-183
w per	43
w percent	-32
w perform	33
w period	30
w person	-123
w phalanx	90
w pharmacy	-135
w phas	113
w phon	-140
w phosphatas	100
w physical	-41
w pick	-67
w pictur	-101
w piec	71
w pil	-258
w pit	52
w plac	-41
w plan	54
w plantar	103
w plat	-90
w play	163
w player	80
w pleas	-231
w pleasant	-86
w plus	52
w point	131
w poor	60
w pop	182
w positiv	143
w possibl	74
w potential	-104
w pound	52
w pr	-71
w pre-op	-123
w prescrib	-56
w prescription	-56
w present	156
w press	-41
w pretty	-115
w prevent	-82
w pric	62
w primary	67
w prior	155
w probab	-126
w problem	-68
w proc	84
w procedur	-102
w process	-99
w product	-77
w progesteron	43
w prognosis	109
w program	131
w proper	-152
w prostat	163
w protonix	-138
w proximal	136
w puf	121
w pul	-67
w pulmonary	52
w pump	-118
w purs	133
w push	-189
w put	-145
w quadrant	105
w question	-161
w quick	-175
w quit	-43
w radial	94
w radiation	143
w radiology	-160
w rais	106
w ral	51
w rang	39
w rat	136
w reaction	87
w read	-197
w ready	-200
w real	-131
w rear-end	138
w reason	-96
w rebound	161
w recal	-94
w receiv	-182
w recent	182
w recommend	131
w redness	-51
w reduc	80
w refer	130
w referral	-89
w reflex	83
w reflux	87
w regimen	108
w regurgitation	149
w relat	76
w relax	-105
w relief	37
w remember	-43
w remind	-150
w remov	-34
w repair	153
w repeat	103
w repetitiv	-111
w report	81
w respiration	-143
w result	-96
w retain	-131
w return	149
w reveal	88
w review	30
w rex	-50
w rhonchi	122
w rhythm	129
w rid	-120
w right	208
w righty	-164
w risk	-150
w room	116
w root	-97
w rotator	109
w routin	153
w rub	-42
w rul	31
w runner	-65
w salt	-91
w salty	-132
w sam	-62
w sanchez	-44
w sat	-138
w saturation	75
w saturday	-38
w say	-225
w scal	-151
w scalp	-171
w scan	97
w schedul	-122
w screw	-90
w se	-197
w seat	-56
w see	-48
w seem	-54
w sens	-46
w set	-64
w seven	171
w several	-42
w sheet	-89
w shingl	105
w sho	-145
w short	-83
w shortness	76
w shot	-142
w should	-105
w shoulder	100
w show	123
w sibl	41
w sick	-198
w sign	-165
w sinc	34
w singulair	49
w sister	-76
w six	145
w sixty	51
w ski	144
w skin	34
w sleep	-160
w sling	49
w slow	135
w so	-355
w soccer	98
w soft	-42
w som	-131
w somebody	-107
w someth	-107
w sometim	-246
w somewher	-117
w soon	-144
w sooner	39
w sor	-46
w sorry	-144
w sound	-151
w spac	-33
w sport	-124
w sprain	46
w squeez	-79
w stabiliz	-85
w stabl	89
w stag	151
w standpoint	-119
w start	-155
w status	153
w stay	-153
w step	118
w steroid	46
w stick	39
w stif	-139
w stomach	-205
w ston	65
w stool	56
w stop	-168
w straighten	-156
w strain	-66
w street	-45
w strengthen	93
w stress	-34
w stressful	64
w stretch	96
w strong	32
w struggl	96
w study	-83
w stuf	-156
w stuffy	-148
w successful	-143
w sudden	117
w summer	126
w super	-144
w supplement	80
w suppos	-160
w sur	-178
w surpris	-225
w suspicious	76
w swallow	62
w sweet	-107
w swollen	-180
w symptom	-86
w syndrom	123
w systolic	95
w tablet	-95
w tak	-120
w take	143
w talk	-146
w team	-130
w tear	-66
w tel	-124
w temperatur	59
w templat	-118
w ten	55
w tender	31
w tenderness	123
w tendon	71
w tennis	159
w tension	33
w term	-40
w test	63
w testicl	49
w testosteron	-140
w thank	-123
w thankful	-156
w that	-146
w thc	160
w the	50
w their	-85
w them	-242
w then	-178
w ther	34
w thes	-160
w they	-179
w they_	44
w thickness	121
w thing	-190
w think	-217
w thirty	-62
w this	-48
w thos	-298
w though	-44
w thre	223
w throat	86
w throb	-37
w through	-112
w throughout	-45
w thyroid	-101
w tic	135
w tick	133
w tightness	149
w tingl	87
w tip	-73
w titer	98
w today	32
w toe	116
w together	36
w tonsil	-55
w too	-230
w top	-148
w torsemid	95
w total	73
w touch	-33
w toward	-183
w trac	-58
w trail	-231
w transplant	72
w trash	153
w travel	149
w treat	-48
w tried	-147
w trigger	62
w triglycerid	98
w troubl	-68
w tumor	74
w tunnel	94
w turkey	-81
w turn	-118
w twenty	91
w twic	90
w twist	61
w two	37
w ulcer	112
w ultrasound	87
w uncomfortabl	-77
w uncontrol	133
w under	-161
w unfortunat	-60
w unithroid	44
w unless	-109
w unload	-76
w unremarkabl	59
w until	60
w up	-169
w upon	-136
w upper	139
w ureter	134
w urin	107
w urinalysis	98
w urology	-65
w us	-52
w use	-126
w used	-35
w usual	-102
w vaccin	64
w vehicl	132
w venous	40
w very	-45
w visit	141
w vital	-92
w vitamin	139
w vomit	-72
w wait	-152
w wak	-129
w walker	96
w walmart	-53
w want	-120
w warm	88
w watch	-139
w water	-135
w way	-166
w we	-74
w weakness	134
w wear	135
w weather	-174
w week	-42
w weekend	-70
w weigh	-102
w weight	127
w weird	-74
w wel	154
w what	-280
w whatever	-89
w wheez	48
w wher	-229
w whether	-75
w whil	-105
w whit	-80
w who	-111
w whol	-47
w why	-85
w wif	-69
w wil	-37
w win	31
w wish	-188
w with	112
w within	70
w without	59
w wok	-151
w wonder	-83
w word	-165
w workout	-120
w worsen	-107
w worst	-62
w would	-194
w wound	153
w wow	-117
w wrap	202
w x-ray	112
w yard	-196
w yeah	-45
w year	127
w year-old	94
w yes	-71
w yesterday	57
w yet	-181
w yoga	167
w you	-109
w young	49
w your	-127
w zero	139
you	-171
`;
