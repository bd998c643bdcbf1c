// Learned from ACI-Bench (Yim et al., Scientific Data 10:586, 2023) and MTS-Dialog (Ben Abacha et al., EACL 2023),
// both CC BY 4.0. Written by the scripts in packages/clinical-language/training; not edited by hand.

/** How much a statement belongs in a note. */
export const salienceWeights = `^ a little	-118
^ a lot	-66
^ after a	-121
^ all of	-124
^ all righty	-167
^ changes he	-71
^ date of	-173
^ do not	-80
^ everything is	-167
^ for his	-93
^ for the	49
^ for their	-53
^ from a	-41
^ he also	87
^ he can	-120
^ he cannot	-78
^ he could	-114
^ he denies	240
^ he does	150
^ he feels	-103
^ he felt	166
^ he gets	-153
^ he got	-129
^ he has	174
^ he is	293
^ he loves	-146
^ he might	-145
^ he put	-145
^ he said	-47
^ he still	45
^ he takes	-47
^ he thinks	-184
^ he thought	84
^ he took	-46
^ he tried	-50
^ he tries	-142
^ he was	225
^ he would	-137
^ her blood	-87
^ her lungs	-87
^ her mom	79
^ her primary	68
^ her right	35
^ here in	82
^ his abdomen	101
^ his blood	-40
^ his heart	31
^ his hemoglobin	95
^ his lungs	177
^ his vital	-108
^ his wife	100
^ i also	-62
^ i am	-227
^ i believe	-30
^ i can	-57
^ i could	-171
^ i did	-114
^ i do	-36
^ i feel	-122
^ i have	77
^ i know	-79
^ i looked	-35
^ i might	-45
^ i recommend	89
^ i reviewed	-73
^ i saw	-124
^ i think	-30
^ i want	-52
^ i would	-44
^ if he	-79
^ if i	126
^ if it	-143
^ if she	-44
^ in reviewing	-34
^ in terms	45
^ it depends	-148
^ it did	50
^ it feels	-51
^ it gets	-96
^ it he	60
^ it hurts	-147
^ it is	-89
^ it looks	78
^ it means	-101
^ it seems	-66
^ it should	-204
^ it showed	119
^ it sounds	-85
^ it starts	-100
^ it went	-137
^ it will	-101
^ keep bending	-160
^ keep it	-95
^ looking at	36
^ looking here	-115
^ looks like	63
^ my impression	-96
^ my nurse	-89
^ next patient	46
^ not at	165
^ not really	107
^ not that	61
^ not too	-45
^ on her	45
^ on physical	122
^ on the	186
^ other than	119
^ pain it	-42
^ range of	138
^ same thing	-111
^ she also	39
^ she cannot	-258
^ she could	-181
^ she definitely	-102
^ she denies	99
^ she did	168
^ she feels	-60
^ she gets	-205
^ she got	133
^ she had	64
^ she has	277
^ she is	88
^ she it	-169
^ she loves	-148
^ she needs	-89
^ she noticed	-155
^ she put	-87
^ she said	-98
^ she seems	-36
^ she started	38
^ she still	-122
^ she takes	-161
^ she thinks	-317
^ she took	-109
^ she wants	-107
^ she was	256
^ she went	-175
^ she will	-211
^ she would	-35
^ she yeah	-63
^ sometimes she	-71
^ symptoms have	-130
^ symptoms started	-165
^ take a	-139
^ that could	-148
^ that does	-174
^ that has	54
^ that he	71
^ that hurts	-163
^ that means	-83
^ that seems	-59
^ that she	138
^ that should	-162
^ that type	-42
^ that was	49
^ that we	47
^ that will	-142
^ thc gummies	129
^ the good	-107
^ the nurse	-235
^ the one	-123
^ the pain	141
^ the patient	44
^ the whole	-79
^ there is	185
^ they also	38
^ they are	-173
^ they can	-177
^ they did	149
^ they do	-185
^ they had	53
^ they sent	-138
^ they told	-49
^ they were	152
^ they will	-192
^ they would	-46
^ they_ can	75
^ they_ denies	84
^ they_ has	78
^ they_ is	74
^ they_ starts	-126
^ they_ thinks	116
^ they_ was	-125
^ this could	161
^ this is	-51
^ this was	133
^ those are	-184
^ to see	81
^ we also	80
^ we are	-154
^ we can	-159
^ we did	-95
^ we had	-48
^ we have	-105
^ we might	-130
^ we were	54
^ we will	88
^ when he	124
^ when she	-267
^ when they_	-103
^ with her	185
^ wow that	-35
^1 exam 0	-46
^1 exam a	87
^1 exam all	-188
^1 exam bend	-116
^1 exam for	-42
^1 exam her	-94
^1 exam his	165
^1 exam i	-158
^1 exam if	125
^1 exam keep	-201
^1 exam lean	-126
^1 exam no	199
^1 exam not	50
^1 exam on	82
^1 exam pain	77
^1 exam please	-138
^1 exam range	138
^1 exam some	-34
^1 exam straighten	-120
^1 exam take	-139
^1 exam that	-66
^1 exam the	119
^1 exam there	248
^1 exam they	-34
^1 exam those	-130
^1 exam we	-56
^1 exam when	-147
^1 history 0	93
^1 history a	-292
^1 history after	107
^1 history all	-161
^1 history an	125
^1 history as	-136
^1 history at	67
^1 history before	-49
^1 history do	-91
^1 history even	53
^1 history for	104
^1 history four	96
^1 history he	239
^1 history her	166
^1 history here	-96
^1 history his	107
^1 history i	-201
^1 history if	-166
^1 history it	-108
^1 history john	104
^1 history looks	32
^1 history maybe	-185
^1 history my	-135
^1 history no	85
^1 history nothing	162
^1 history on	95
^1 history one	87
^1 history pain	-42
^1 history probably	-67
^1 history she	143
^1 history some	68
^1 history sometimes	-192
^1 history symptoms	-199
^1 history that	-99
^1 history thc	139
^1 history the	-72
^1 history there	-227
^1 history they	-129
^1 history this	-102
^1 history those	-251
^1 history to	113
^1 history usually	-54
^1 history very	106
^1 history we	-183
^1 history with	161
^1 opening date	-173
^1 opening he	33
^1 opening his	129
^1 opening i	-148
^1 opening it	122
^1 opening morning	-59
^1 opening next	46
^1 opening patient	117
^1 opening she	88
^1 plan all	-118
^1 plan changes	-71
^1 plan do	127
^1 plan from	-48
^1 plan he	137
^1 plan here	-64
^1 plan his	60
^1 plan i	-71
^1 plan if	-59
^1 plan in	-213
^1 plan it	-322
^1 plan let	-95
^1 plan my	-130
^1 plan not	135
^1 plan on	149
^1 plan once	-115
^1 plan please	-123
^1 plan probably	-55
^1 plan same	-62
^1 plan tell	65
^1 plan that	-70
^1 plan there	125
^1 plan they	-38
^1 plan they_	109
^1 plan this	88
^1 plan under	34
^1 plan we	108
^1 plan when	-116
^1 plan with	97
^1 results he	-84
^1 results her	-74
^1 results here	33
^1 results his	102
^1 results if	-83
^1 results in	-90
^1 results it	58
^1 results looking	-64
^1 results she	66
^1 results that	-82
^1 results the	-138
^1 results we	-92
^3 a lot of	-66
^3 changes he uses	-71
^3 date of birth	-173
^3 everything is good	-167
^3 for her first	126
^3 for her second	-86
^3 for his first	-120
^3 for his last	-141
^3 for his second	-77
^3 he denies chest	-73
^3 he denies family	-65
^3 he denies fever	73
^3 he denies issues	-83
^3 he denies nausea	76
^3 he denies numbness	133
^3 he denies problems	-32
^3 he did not	-138
^3 he does have	150
^3 he does not	65
^3 he does the	-83
^3 he feels like	-142
^3 he had a	58
^3 he had diarrhea	-200
^3 he had to	143
^3 he has	157
^3 he has a	167
^3 he has been	68
^3 he has had	47
^3 he has not	118
^3 he has some	-202
^3 he is	331
^3 he is at	153
^3 he is doing	197
^3 he is feeling	85
^3 he is getting	56
^3 he is having	-152
^3 he is in	-129
^3 he is on	-61
^3 he is ready	-177
^3 he is still	-162
^3 he is very	107
^3 he still has	86
^3 he thinks	-176
^3 he thinks he	-122
^3 he thinks it	93
^3 he thinks that	-70
^3 her heart rate	-55
^3 her primary care	68
^3 her right knee	81
^3 here in the	82
^3 his abdomen is	92
^3 his blood pressure's	-36
^3 his heart is	70
^3 his lungs are	182
^3 his vital signs	-108
^3 i am a	-89
^3 i am doing	-91
^3 i am good	-81
^3 i am not	-121
^3 i am sure	-106
^3 i believe he	-102
^3 i believe it	-75
^3 i believe she	63
^3 i believe we	142
^3 i can see	-54
^3 i do not	-34
^3 i do think	78
^3 i do want	88
^3 i feel like	-122
^3 i have not	-56
^3 i have that	58
^3 i know	-190
^3 i recommend that	89
^3 i think	-165
^3 i think i	-118
^3 i think that	-104
^3 i would not	-67
^3 i would recommend	-100
^3 if he is	-97
^3 if it is	-90
^3 in reviewing the	-34
^3 in terms of	45
^3 it did get	-89
^3 it did not	123
^3 it does	98
^3 it does hurt	-104
^3 it does not	-46
^3 it does show	132
^3 it has been	61
^3 it hurts	-199
^3 it hurts when	80
^3 it is a	31
^3 it is almost	-55
^3 it is annoying	-126
^3 it is going	-47
^3 it is her	125
^3 it is it	-100
^3 it is not	-186
^3 it is pretty	-96
^3 it is the	-63
^3 it is up	-150
^3 it is very	-42
^3 it looks like	78
^3 it seems to	98
^3 it showed that	90
^3 it sounds like	-44
^3 it was not	-92
^3 it will not	-85
^3 keep bending	-160
^3 looking at her	119
^3 looking at him	53
^3 looking here at	-53
^3 looks like her	81
^3 my impression of	-46
^3 my nurse will	-89
^3 next patient is	46
^3 not at this	94
^3 not really	165
^3 not that she	74
^3 on her exam	37
^3 on his heart	-44
^3 on his lung	-133
^3 on physical exam	115
^3 on physical examination	42
^3 on the right	157
^3 one of the	-31
^3 pain it is	-42
^3 range of motion	138
^3 same thing	-111
^3 she denies chest	-44
^3 she denies fever	-116
^3 she denies issues	60
^3 she denies numbness	87
^3 she denies problems	44
^3 she denies weakness	89
^3 she denies weight	45
^3 she did	210
^3 she does	254
^3 she does have	75
^3 she does not	-205
^3 she felt a	58
^3 she had a	49
^3 she had an	95
^3 she had some	-69
^3 she had to	-121
^3 she has a	-45
^3 she has been	132
^3 she has lost	139
^3 she has never	-82
^3 she has not	180
^3 she has noticed	88
^3 she has some	100
^3 she is	250
^3 she is a	105
^3 she is able	-189
^3 she is doing	120
^3 she is feeling	-139
^3 she is having	-121
^3 she is here	80
^3 she is not	-116
^3 she is on	-169
^3 she is still	133
^3 she is taking	76
^3 she noticed that	-155
^3 she thinks she	-122
^3 she thinks that	-150
^3 she thinks the	-98
^3 she took some	-109
^3 she wants to	-86
^3 she was not	93
^3 she was playing	180
^3 she was taking	141
^3 she was trying	146
^3 she went to	-127
^3 she yeah she	-63
^3 sometimes it could	50
^3 sometimes it will	-44
^3 symptoms have been	-130
^3 that could be	-126
^3 that does hurt	47
^3 that does not	-103
^3 that has been	42
^3 that is an	-160
^3 that is correct	-51
^3 that is going	63
^3 that is not	-62
^3 that is pretty	-134
^3 that is probably	-41
^3 that is something	73
^3 that is that	-150
^3 that is what	-96
^3 that is when	78
^3 that is why	-121
^3 that type of	-42
^3 that will help	-137
^3 that would be	-48
^3 the nurse did	-42
^3 the nurse will	-198
^3 the patient should	-44
^3 there are no	150
^3 there are times	-87
^3 there is associated	95
^3 there is no	140
^3 there is some	-69
^3 there is tenderness	124
^3 they are all	-93
^3 they did	83
^3 they do not	-74
^3 they have been	51
^3 they have not	-130
^3 they told him	35
^3 they_ denies problems	84
^3 they_ does not	50
^3 they_ has been	-126
^3 they_ is doing	-184
^3 they_ thinks	-52
^3 they_ thinks so	134
^3 this could be	161
^3 this is a	85
^3 this is the	-45
^3 this will help	45
^3 to see him	89
^3 we can get	-40
^3 we can see	-70
^3 we have to	-144
^3 we will also	96
^3 we will ask	-115
^3 we will be	-175
^3 we will check	-93
^3 we will continue	71
^3 we will follow	140
^3 we will get	-65
^3 we will go	-92
^3 we will have	-97
^3 we will increase	66
^3 we will let	143
^3 we will listen	-151
^3 we will look	71
^3 we will make	-128
^3 we will move	48
^3 we will order	99
^3 we will prescribe	-33
^3 we will put	58
^3 we will recommend	-107
^3 we will refer	98
^3 we will repeat	77
^3 we will review	-84
^3 we will see	43
^3 we will set	147
^3 we will start	86
^3 we will stick	-110
^3 we will talk	64
^3 we will tell	-123
^3 we will try	-103
^3 when i press	-53
again 0	200
again 1	62
again 3	-38
again 4	-80
b 0 0	-53
b 0 be	-83
b 0 day	-90
b 0 mg	63
b 0 mil	165
b 0 milligram	99
b 0 pound	59
b 0 to	64
b 0 year	130
b 0 year-old	97
b a 0	158
b a big	-97
b a bit	43
b a blood	-145
b a bmi	-133
b a bmp	74
b a bunch	-95
b a cal	-62
b a car	108
b a cast	30
b a cc	95
b a chanc	-40
b a colonoscopy	69
b a coupl	-54
b a ct	81
b a day	152
b a different	-33
b a few	-31
b a follow-up	150
b a fractur	-93
b a great	-48
b a half	-162
b a hard	-145
b a heart	-34
b a hemoglobin	-52
b a high	66
b a higher	-136
b a history	95
b a hundr	-186
b a kidney	78
b a lipid	134
b a lisfranc	-37
b a littl	-117
b a long	-34
b a lot	-77
b a mil	-60
b a minut	-128
b a month	48
b a new	-67
b a normal	-135
b a one	101
b a physical	31
b a plan	-92
b a pop	151
b a positiv	109
b a problem	-125
b a review	-47
b a right	140
b a seven	161
b a slight	-78
b a strok	31
b a struggl	59
b a stuffy	-150
b a thre	103
b a tim	112
b a two	62
b a very	-33
b a whil	-110
b abdominal exam	-93
b abdominal pain	178
b abl to	-48
b about 0	127
b about a	-101
b about fiv	65
b about four	-118
b about her	-54
b about his	-174
b about it	-171
b about my	-99
b about one	99
b about six	50
b about that	-49
b about the	-75
b about thre	83
b about what	-31
b ace wrap	125
b activ and	59
b activity of	-145
b after he	47
b after she	50
b after that	-123
b after the	118
b again in	130
b air cast	-57
b albuterol inhaler	110
b alcohol intak	42
b alkalin phosphatas	98
b all at	-80
b all day	-152
b all good	-124
b all his	-114
b all righty	-167
b all set	-115
b all that	-46
b all the	47
b allergic to	-86
b almost lik	-55
b along the	-68
b already have	-97
b also feel	-115
b also have	56
b also prescrib	-138
b also see	104
b also the	107
b amino acid	104
b amount of	-136
b an ace	172
b an air	-57
b an appointment	-55
b an echocardiogram	119
b an eye	-93
b an hour	-31
b an injection	-67
b an mri	59
b an ultrasound	55
b an x-ray	140
b and a	33
b and all	-132
b and also	-89
b and based	106
b and be	-211
b and clear	-65
b and december	-84
b and do	39
b and down	90
b and everyth	39
b and extension	90
b and forth	-75
b and get	-179
b and go	-72
b and hav	105
b and have	-140
b and her	-191
b and high	-71
b and if	-81
b and in	43
b and keep	-155
b and land	68
b and let	148
b and ligament	-56
b and look	-77
b and lower	74
b and lung	-98
b and mak	-73
b and mayb	-59
b and mov	83
b and one	37
b and plan	60
b and rhythm	133
b and screw	-84
b and second	42
b and see	-87
b and sensation	-44
b and she	74
b and sinc	-60
b and so	-82
b and soft	-83
b and som	51
b and sometim	64
b and start	-83
b and tak	-54
b and that	-134
b and the	61
b and then	-132
b and thos	-95
b and to	31
b and try	-61
b and twist	54
b and watch	-70
b and we	-165
b and when	32
b and yeah	-117
b ankl be	-86
b ankl befor	65
b ankl no	-90
b ankl pain	70
b ankl sprain	65
b annual exam	154
b another echocardiogram	-66
b another hemoglobin	47
b another one	69
b any evidenc	84
b any fever	39
b any fractur	118
b any mor	-137
b any of	-174
b any other	-90
b any pain	35
b any problem	-35
b any rebound	-49
b any swel	-32
b anyth els	-92
b anyth for	86
b anyth that	-95
b appreciat any	47
b area of	-74
b around 0	153
b around her	-79
b around that	-131
b around the	-42
b artery diseas	54
b arthritis ther	-50
b as a	170
b as best	-97
b as far	-102
b as hard	-73
b as he	-141
b as long	-45
b as much	82
b as need	33
b as she	-83
b as we	-120
b ask her	-59
b aspect of	170
b assessment and	44
b associat swel	41
b associat with	86
b assum that	-91
b at 0	128
b at all	78
b at her	107
b at him	109
b at his	-81
b at hom	-63
b at it	-115
b at night	-54
b at the	146
b at this	62
b at tim	35
b at work	-71
b away from	-123
b back and	-156
b back in	-103
b back of	96
b back pain	59
b back to	-33
b back when	-118
b bad for	-89
b based on	60
b be 0	-131
b be a	146
b be abl	-87
b be about	108
b be all	-99
b be almost	-36
b be already	-114
b be also	48
b be alway	-135
b be an	35
b be annoy	-129
b be any	-194
b be appropriat	67
b be around	-120
b be associat	95
b be at	33
b be back	-115
b be benign	128
b be cal	43
b be careful	83
b be caus	108
b be clean	119
b be clear	35
b be com	81
b be concern	101
b be consistent	40
b be correct	-51
b be current	83
b be deal	-98
b be definit	-83
b be diagnos	-127
b be do	120
b be doctor	-139
b be doing	65
b be down	-106
b be due	66
b be eat	-194
b be eighty	55
b be either	-177
b be endors	-127
b be excit	-90
b be experienc	-77
b be feel	-64
b be fin	-120
b be find	97
b be fluid	106
b be for	-38
b be fourteen	130
b be from	119
b be get	-143
b be going	-46
b be good	-121
b be great	-190
b be have	-47
b be he	-181
b be hear	-56
b be help	-88
b be helpful	62
b be his	-179
b be hop	-92
b be hurt	-98
b be i	-100
b be important	-34
b be improve	-102
b be in	-113
b be intact	97
b be it	-126
b be last	71
b be less	-44
b be lik	-109
b be low	112
b be manag	84
b be mov	146
b be much	-159
b be my	76
b be negativ	125
b be new	-165
b be nic	-68
b be no	141
b be normal	114
b be not	-235
b be noted	124
b be noth	-169
b be on	-143
b be other	-152
b be out	-31
b be play	199
b be positiv	52
b be present	-104
b be pretty	-43
b be probab	35
b be quit	-84
b be ready	-192
b be recommend	90
b be regular	-149
b be relat	70
b be right	42
b be run	-84
b be se	-50
b be see	-71
b be she	-155
b be so	-89
b be som	-125
b be someth	-73
b be stabl	59
b be start	63
b be stil	39
b be stress	-122
b be struggl	81
b be suppos	-123
b be sur	-41
b be swel	-134
b be swollen	-164
b be take	161
b be talk	105
b be tenderness	151
b be that	-249
b be the	-56
b be ther	78
b be they	-163
b be think	-48
b be tim	-72
b be too	58
b be travel	121
b be treat	-34
b be two	-79
b be under	-155
b be up	-223
b be visit	43
b be walk	-124
b be watch	-115
b be wel	-92
b be what	-190
b be wher	-117
b be why	-176
b be wonder	-126
b be work	-218
b becaus her	-58
b becaus i	-80
b becaus it	-34
b becaus of	59
b becaus she	-200
b becaus that	-74
b becaus they	113
b becaus they_	37
b becom flat-foot	-152
b befor he	-87
b befor her	68
b befor i	56
b befor she	-239
b befor surgery	135
b befor we	-59
b believ it	-57
b believ we	91
b belly exam	-84
b bend it	-36
b bend that	-72
b bend the	77
b big toe	90
b birth 0	-173
b birth be	-127
b birth control	144
b bit but	34
b bit dizzy	-75
b bit improve	185
b bit mor	-32
b bit of	-53
b bit on	-83
b blood cel	65
b blood sugar	-30
b blood sup	131
b blood test	-102
b blood work	-45
b bmi greater	-133
b bon and	-53
b bony abnormality	111
b bony alignment	159
b bony tenderness	67
b both hand	-113
b both of	-72
b bother her	-36
b bother him	-161
b bowel sound	130
b breath and	-78
b bring her	-97
b bring it	-71
b bunch of	-118
b but do	58
b but he	-80
b but i	-85
b but if	-104
b but it	101
b but let	-36
b but most	137
b but not	79
b but noth	53
b but now	-57
b but otherwis	-141
b but stil	32
b but the	-84
b but with	-46
b but yeah	93
b by the	135
b cal a	-121
b cal an	-150
b cal her	-154
b cal it	-139
b cal me	52
b cal out	-71
b calf tenderness	-90
b can be	-147
b can caus	-95
b can continu	121
b can discuss	91
b can do	109
b can feel	-119
b can get	-35
b can go	-128
b can hear	-116
b can help	-38
b can keep	-33
b can lead	59
b can see	-119
b can sit	-195
b can start	73
b can stil	79
b can tak	-60
b can talk	-104
b can tel	-74
b can think	-118
b can try	50
b cannot think	-129
b capillary refil	-37
b car physician	77
b car that	36
b carotid bruit	129
b carpal tunnel	108
b caus for	-124
b caus his	64
b cc of	95
b cel count	65
b chang he	-71
b chang his	102
b check for	-125
b check her	-58
b check his	68
b check in	54
b check it	-171
b check out	-149
b chest pain	71
b chest x-ray	40
b cholesterol be	92
b chronic back	91
b chronic problem	48
b cold turkey	-86
b collateral ligament	104
b com back	-89
b com from	109
b com in	-113
b come back	-103
b come in	-36
b congestiv heart	170
b consistent with	70
b constipation and	-114
b continu him	-100
b continu on	-145
b continu play	99
b continu the	94
b continu to	74
b could be	-56
b could do	-128
b could not	80
b coupl day	-39
b coupl month	-40
b cours of	-42
b ct scan	124
b cuf repair	64
b current medication	-43
b cut down	-173
b d deficiency	111
b daily and	85
b daily liv	-145
b dat of	-224
b day and	37
b day as	-102
b day for	115
b day in	-70
b day to	-197
b day when	-122
b deal with	32
b decreas rang	-37
b decreas the	-61
b definit help	-131
b deny blood	66
b deny chest	-76
b deny fami	37
b deny numbness	164
b deny other	-56
b deny pain	82
b deny problem	-41
b deny weakness	89
b deny weight	94
b depend on	-140
b depression and	112
b develop arthritis	78
b diabet and	94
b diagnos with	-127
b diagnosis be	100
b diarrhea last	-200
b diet and	-88
b dietary modification	101
b discuss that	70
b distal phalanx	98
b do a	-35
b do an	56
b do any	-150
b do anyth	162
b do appreciat	-38
b do feel	-175
b do get	-205
b do hav	161
b do help	-150
b do his	-104
b do hurt	-56
b do it	-57
b do my	-148
b do need	57
b do not	-114
b do notic	-44
b do on	77
b do one	-112
b do physical	-42
b do review	72
b do see	-113
b do seem	-149
b do show	92
b do som	83
b do someth	-76
b do start	-184
b do tak	-53
b do that	-89
b do the	-50
b do think	76
b do to	96
b do want	33
b do when	75
b do with	-98
b doing a	105
b doing improve	-111
b doing pretty	-81
b doing som	-173
b doing that	-100
b doing wel	272
b dorsalis pedis	35
b down for	48
b down her	-55
b down in	-32
b down on	-172
b down the	58
b down to	-141
b drawer and	33
b drop thing	40
b ductal carcinoma	79
b due for	153
b due to	-96
b dur the	-52
b ecchymosis or	40
b edema and	61
b edema in	-90
b eight hundr	-51
b eight percent	-58
b ejection murmur	87
b els be	37
b emergency room	111
b end of	79
b ended up	-114
b endors som	-121
b even if	-119
b every day	-31
b every now	-144
b every six	171
b every tim	-91
b everyth be	-168
b everyth els	42
b everyth look	-137
b everyth seem	-87
b evidenc of	181
b exacerbation of	112
b exact what	-79
b exam and	81
b exam be	-247
b exam everyth	-83
b exam he	-78
b exam her	-56
b exam i	78
b exam on	93
b exam she	71
b exam templat	-119
b examin her	85
b examination everyth	-98
b examination of	67
b experienc som	83
b extremity edema	45
b eye on	-49
b fami history	70
b far as	-102
b fds tendon	124
b feel a	-33
b feel fin	-79
b feel good	-62
b feel her	-155
b feel his	-155
b feel improve	-141
b feel it	105
b feel lik	-61
b feel me	-80
b feel the	138
b femal with	-67
b fever or	112
b few day	71
b fiber supplement	-53
b find himself	133
b first and	80
b first off	92
b first tim	-123
b fiv hundr	100
b fiv milligram	73
b fixed up	107
b flexion and	90
b fluid in	142
b focus exam	-39
b focus on	-124
b follow up	179
b follow-up again	145
b follow-up her	74
b food that	114
b foot exam	-86
b foot for	-117
b foot pain	-103
b for a	125
b for an	66
b for him	-117
b for his	-61
b for it	-112
b for lik	127
b for me	-193
b for pain	31
b for physical	87
b for probab	102
b for six	-41
b for som	34
b for the	-41
b for them	132
b for this	-126
b forty milligram	75
b four day	-45
b four fiv	-94
b four tim	122
b four week	-36
b fractur or	-113
b fractur to	-37
b fractur which	-72
b french fry	-104
b from a	36
b from her	34
b from last	152
b from the	36
b from what	92
b front desk	-129
b function of	-161
b function test	118
b gal bladder	-161
b general physical	-98
b get a	62
b get an	63
b get another	-33
b get any	51
b get bad	-89
b get check	-142
b get her	-94
b get him	125
b get improve	-58
b get it	-129
b get lik	-136
b get out	-57
b get sick	-128
b get som	104
b get start	-210
b get that	-143
b get the	-144
b get them	-51
b get this	-142
b get to	-68
b get up	35
b giv her	-86
b giv him	82
b giv us	51
b give her	-95
b go ahead	-101
b go all	-55
b go away	-58
b go back	61
b go down	53
b go hom	-111
b go on	-57
b go through	-119
b go to	-187
b going on	-216
b going to	61
b good and	-48
b good new	-83
b good now	-93
b good thing	-98
b good with	103
b greater than	-128
b happen to	-79
b hard as	-73
b hard tim	-145
b hav a	-101
b hav an	-146
b hav any	-47
b hav be	45
b hav get	142
b hav have	-87
b hav her	148
b hav him	-102
b hav not	-103
b hav see	96
b hav som	-113
b hav that	100
b hav the	114
b hav thos	56
b hav to	-170
b have a	117
b have alway	-87
b have an	103
b have be	188
b have decreas	140
b have diarrhea	-200
b have do	-49
b have get	113
b have good	88
b have her	-84
b have his	54
b have injur	-123
b have kidney	114
b have lose	156
b have never	-83
b have not	204
b have notic	127
b have one	-262
b have pain	-65
b have som	-66
b have take	-156
b have talk	-111
b have that	36
b have the	79
b have them	-57
b have tried	-153
b he also	87
b he be	301
b he can	-234
b he cannot	-66
b he check	-185
b he come	-125
b he could	-162
b he deny	240
b he do	117
b he drop	122
b he eat	-39
b he feel	144
b he find	94
b he get	-179
b he have	176
b he hurt	-36
b he know	-42
b he laid	-69
b he lov	-196
b he might	-172
b he need	-37
b he never	-152
b he notic	-67
b he put	-145
b he say	-69
b he stil	45
b he tak	-58
b he take	-46
b he think	-63
b he tried	-50
b he try	-113
b he us	-118
b he walk	169
b he want	-149
b he wil	42
b he would	-148
b heal proper	-47
b heard in	-106
b heard that	73
b heard this	-125
b heart and	-100
b heart at	-149
b heart be	48
b heart failur	143
b heart sound	-48
b help a	-87
b help her	-91
b help him	-166
b help reduc	60
b help with	-113
b hemoglobin a1c	54
b hep c	95
b her a	-188
b her abdomen	-71
b her abdominal	-89
b her and	-170
b her annual	136
b her arm	74
b her at	-101
b her back	-62
b her be	-122
b her belly	-30
b her blood	71
b her chart	43
b her check	-142
b her cholesterol	-34
b her congestiv	102
b her depression	131
b her dermatologist	63
b her diet	-172
b her do	163
b her doctor	-83
b her dog	33
b her dos	76
b her elbow	-36
b her exam	-77
b her fac	-182
b her feel	-118
b her first	-34
b her foot	-141
b her for	166
b her friend	-152
b her hair	-34
b her head	-137
b her hypertension	-90
b her kidney	-132
b her kneecap	-126
b her last	106
b her lik	-159
b her lisinopril	94
b her lower	39
b her lung	-178
b her metformin	-150
b her mom	57
b her muscl	-34
b her my	-77
b her on	-70
b her out	45
b her pcp	-93
b her period	-133
b her physical	-90
b her primary	-53
b her real	-129
b her right	233
b her second	-35
b her sensation	-107
b her shoulder	132
b her sister	-142
b her skin	-160
b her som	-166
b her strength	-114
b her surgery	84
b her temperatur	41
b her that	110
b her third	-71
b her this	-160
b her vital	-137
b her we	-119
b her what	-81
b her when	32
b her x-ray	48
b high blood	34
b high cholesterol	-31
b higher than	185
b him a	46
b him at	-77
b him be	104
b him ever	-68
b him for	-135
b him his	153
b him on	-124
b him schedul	-53
b him som	-81
b him that	108
b him the	-94
b him to	78
b him today	-143
b him up	69
b his abdomen	111
b his ankl	-79
b his arm	-131
b his back	32
b his belly	-186
b his blood	-57
b his breath	-90
b his chest	-73
b his diabet	45
b his diet	56
b his elbow	-43
b his extremity	-170
b his finger	74
b his first	-211
b his foot	69
b his hand	-84
b his head	76
b his heart	-55
b his hemoglobin	93
b his kne	107
b his left	112
b his leg	-43
b his level	69
b his lisinopril	-115
b his liver	111
b his lower	78
b his medication	43
b his medicin	-163
b his neck	-205
b his next	34
b his primary	65
b his pump	49
b his right	112
b his skin	-41
b his sleep	-159
b his stomach	-197
b his symptom	93
b his third	-104
b his urin	89
b history of	145
b history significant	74
b hopeful we	99
b hour as	78
b hour for	121
b how she	-169
b how that	-62
b hundr milligram	140
b hundr percent	-153
b hurt a	-103
b hurt her	158
b hurt mor	-113
b hurt the	61
b hurt when	93
b i also	-62
b i be	-268
b i believ	-47
b i bend	153
b i can	-139
b i could	-197
b i do	-65
b i feel	-154
b i get	-47
b i hav	138
b i hear	-34
b i heard	-133
b i know	-57
b i lik	-83
b i look	-35
b i might	-45
b i press	87
b i push	56
b i recommend	101
b i see	-48
b i want	-144
b i wil	-98
b i would	-53
b ibuprofen or	-145
b ice and	52
b ice on	-119
b iced it	119
b if he	-63
b if her	-145
b if his	37
b if i	56
b if it	-107
b if need	34
b if she	-105
b if that	-83
b if the	38
b if ther	-106
b if they	-121
b if they_	-30
b important that	-52
b impression of	-72
b improve control	-47
b in 0	104
b in a	75
b in about	79
b in all	120
b in and	-75
b in any	-43
b in april	-71
b in bed	-34
b in both	-161
b in four	-66
b in her	57
b in it	83
b in january	-74
b in my	-77
b in november	-66
b in pain	-103
b in review	-34
b in so	-179
b in som	45
b in soon	-146
b in the	69
b in their	-96
b in them	114
b in ther	54
b in thre	84
b in to	-90
b in two	129
b increas her	90
b increas his	53
b increas the	-96
b index finger	81
b inferior back	109
b inflammation of	-122
b injury to	82
b insid of	68
b intak to	106
b into her	-60
b into his	-132
b into the	-74
b it a	-37
b it and	-158
b it as	-57
b it back	-74
b it be	-103
b it but	-96
b it can	-132
b it com	-110
b it depend	-148
b it do	49
b it down	-81
b it elevat	-169
b it feel	61
b it for	-144
b it get	55
b it go	-115
b it happen	-173
b it he	60
b it help	-115
b it her	-82
b it hurt	-85
b it if	-66
b it in	-70
b it keep	-79
b it mean	-101
b it might	64
b it mor	-147
b it now	56
b it on	-117
b it out	-281
b it seem	-73
b it several	-105
b it should	-242
b it show	90
b it sound	-129
b it start	-92
b it swel	-103
b it take	-48
b it this	119
b it to	-42
b it when	39
b it wil	-93
b it work	-52
b it would	-92
b january 0	-216
b joint pain	82
b joint spac	-130
b keep a	64
b keep an	-93
b keep bend	-160
b keep doing	-50
b keep get	-112
b keep his	-46
b keep it	-54
b keep work	-52
b kick her	-63
b kidney diseas	93
b kidney function	38
b kidney ston	158
b kidney transplant	70
b kind of	-114
b kne a	-127
b kne be	-99
b kne do	-44
b kne pain	-60
b kne surgery	88
b know how	-106
b know if	-51
b know she	-80
b know that	-56
b know this	59
b know what	-59
b lab on	-65
b lab work	-111
b land on	164
b last coupl	75
b last night	78
b last problem	-75
b last tim	78
b last week	-224
b last weekend	-117
b last year	-69
b lay down	-131
b lead to	99
b left ankl	-93
b left bas	119
b left leg	105
b less than	-90
b let her	-89
b let try	-88
b level be	46
b level of	-37
b ligament heal	52
b lik a	-136
b lik crazy	-69
b lik he	-151
b lik her	44
b lik if	-115
b lik it	-64
b lik relat	109
b lik she	-166
b lik that	-92
b lik they	59
b lik they_	104
b lik we	-98
b lik what	-61
b lipid panel	167
b lisfranc fractur	-37
b listen to	-149
b littl bit	-50
b littl concern	67
b littl elevat	105
b littl high	-45
b littl kid	-132
b littl low	-176
b littl mor	-143
b littl sor	-49
b littl swollen	48
b liver diseas	-125
b long as	-90
b look a	97
b look at	37
b look fin	-107
b look for	-57
b look good	-72
b look her	-178
b look into	-87
b look lik	39
b look pretty	-135
b los the	48
b lot of	-178
b lov the	-82
b lov to	-108
b lower back	47
b lower extremity	103
b lumbar spin	66
b lung be	59
b lung exam	-164
b lymph nod	128
b mak a	105
b mak any	-51
b mak him	-117
b mak it	68
b mak sur	-224
b mal her	153
b mal with	62
b may be	43
b may hav	-53
b mayb we	-102
b me and	-110
b me as	-69
b me that	61
b me touch	-80
b mean that	-75
b medical history	-64
b medication and	-155
b medication that	-113
b meet her	-55
b metatarsal bon	-37
b metformin fiv	-32
b metformin to	-125
b middl finger	46
b might be	97
b might help	-120
b might need	-83
b milligram daily	64
b milligram every	137
b milligram twic	97
b miss anyth	-86
b mitral regurgitation	141
b monitor their	112
b month ago	140
b month or	-60
b mor of	36
b morn but	61
b most lik	80
b most of	-181
b most part	113
b most recent	120
b motion be	104
b motor and	30
b motor vehicl	134
b mov it	32
b mov that	-58
b mri of	-61
b mri to	-73
b much as	-135
b much improve	-159
b much pain	-132
b murmur that	95
b murmur which	-126
b muscl around	-50
b muscl in	125
b my assessment	-73
b my find	-109
b my general	-115
b my impression	-68
b my not	-134
b my nurs	-97
b my patient	-77
b my physical	-84
b nasal congestion	89
b nausea or	117
b nausea vomit	-69
b near the	106
b neck be	-117
b need a	-38
b need for	126
b need it	-65
b need surgery	-72
b need to	-221
b neurovascular exam	-37
b never have	-94
b new patient	113
b newly diagnos	133
b next coupl	-136
b next month	121
b next patient	46
b next tim	-86
b next week	-81
b nic and	-165
b ninety eight	-95
b no bony	78
b no calf	-90
b no edema	-139
b no evidenc	139
b no fractur	-128
b no he	135
b no not	-134
b no pain	110
b no rebound	140
b no tenderness	73
b no wheez	-138
b non of	-132
b normal and	-135
b normal other	43
b nos not	-150
b not a	-147
b not abl	88
b not appear	64
b not at	65
b not chang	107
b not even	-113
b not feel	64
b not go	62
b not hav	-74
b not hear	-213
b not help	-160
b not her	-121
b not hurt	-73
b not identify	160
b not in	66
b not it	-93
b not miss	-86
b not need	-136
b not on	-40
b not remember	47
b not say	-61
b not so	-145
b not surpris	-128
b not tak	-47
b not take	47
b not the	76
b not think	-84
b not too	-132
b not very	-68
b not want	55
b not work	36
b noth out	151
b notic som	131
b notic that	-187
b november and	-84
b now and	-82
b now for	53
b numbness in	92
b numbness or	65
b nurs do	48
b nurs wil	-219
b of 0	87
b of an	-75
b of any	42
b of arthritis	33
b of birth	-224
b of breath	70
b of daily	-145
b of day	-36
b of diabet	-46
b of her	-44
b of him	-83
b of his	132
b of injury	108
b of lasix	48
b of metformin	61
b of month	76
b of motion	44
b of my	-113
b of one	-132
b of pain	-191
b of right	76
b of six	127
b of ten	146
b of that	-91
b of the	136
b of their	-207
b of them	-183
b of thing	-70
b of this	-122
b of tim	67
b of week	89
b of what	-118
b off of	40
b off that	-95
b often be	120
b old mal	47
b on 0	67
b on a	-39
b on and	42
b on be	-67
b on exam	99
b on her	-32
b on him	-69
b on his	-46
b on it	52
b on january	-182
b on medication	-60
b on palpation	112
b on physical	122
b on saturday	49
b on that	107
b on the	99
b on their	52
b on this	-32
b on thos	-75
b on to	-76
b onc in	-50
b onc we	-78
b one and	-114
b one be	-57
b one forty	170
b one of	-110
b one that	-65
b one tim	59
b one to	128
b one today	68
b only thing	-35
b or any	-68
b or bruis	-49
b or chil	100
b or do	90
b or doing	-91
b or guard	196
b or hav	-34
b or his	34
b or if	107
b or the	-60
b or tingl	61
b or two	-52
b or vomit	117
b order a	139
b order an	169
b order another	-86
b order som	-72
b other than	51
b out and	-112
b out for	30
b out her	-88
b out in	-123
b out of	55
b out on	-132
b out som	-44
b out the	108
b out to	140
b ovarian cancer	144
b over 0	69
b over and	96
b over eighty	115
b over her	31
b over his	-88
b over seventy	74
b over six	-113
b over the	-44
b pain and	-111
b pain at	129
b pain be	120
b pain but	89
b pain for	44
b pain her	33
b pain in	117
b pain it	-42
b pain medication	-84
b pain on	80
b pain or	-39
b pain shortness	64
b pain that	-48
b pain to	81
b pain with	89
b palpation of	135
b paraspinal area	-109
b part of	-146
b pass it	-153
b pass out	-53
b pass the	-59
b past coupl	47
b past medical	-80
b past year	100
b pathology report	114
b patient be	113
b patient continu	-33
b patient do	-88
b patient have	146
b patient keep	51
b patient should	-44
b patient stay	-81
b patient tak	32
b patient to	68
b patient use	-143
b pedis puls	64
b period of	106
b physical exam	-38
b physical therapy	45
b plan for	99
b plat and	-84
b play a	147
b play basketbal	55
b play tennis	160
b plus pit	-57
b point fiv	101
b poor bon	52
b positiv straight	124
b present for	-91
b present today	92
b present with	99
b press her	-122
b press on	95
b pressur and	-44
b pressur be	51
b pressur cuf	-186
b pressur look	-167
b pressur medication	89
b pretty bad	94
b pretty good	-127
b pretty normal	-96
b pretty wel	-53
b probab have	124
b problem for	-101
b problem her	102
b problem his	-79
b problem the	-59
b protonix 0	-54
b pulmonary function	118
b puls and	-88
b pump function	-63
b push fluid	-32
b push it	-111
b push on	-65
b put her	110
b put him	-121
b put in	43
b put it	-103
b quick listen	-42
b quit dat	154
b rang of	78
b rat and	82
b rat the	94
b ready to	-212
b real quick	-198
b rebound or	183
b recommend that	96
b refer the	68
b refil be	-84
b refil of	51
b reflex be	82
b regular rat	130
b relat to	96
b renal artery	39
b repeat another	42
b repeat that	-69
b respiration be	-153
b respiratory rat	51
b rest of	-80
b result back	103
b review his	155
b review of	-41
b review the	95
b rex center	-43
b right ankl	60
b right around	-154
b right befor	-70
b right breast	131
b right foot	64
b right groin	102
b right hand	-63
b right hip	106
b right inferior	109
b right kne	87
b right leg	-146
b right lower	-113
b right middl	32
b right sid	132
b right testicl	47
b right upper	179
b right wher	-106
b risk of	-130
b rotator cuf	118
b rul out	33
b run a	-88
b run up	148
b salt and	-182
b salt intak	-35
b salty food	-125
b sam thing	-151
b sam tim	-133
b say her	-110
b say it	90
b say she	-55
b say that	38
b scar gel	123
b scar her	88
b scar tissu	74
b schedul for	-90
b second problem	-56
b second strong	-107
b see a	77
b see him	80
b see his	-50
b see how	81
b see it	-103
b see me	-93
b see som	-148
b see the	-145
b seem fin	-100
b seem lik	-105
b send her	63
b send off	63
b sensation be	-32
b sent her	54
b set him	92
b set up	-149
b seven day	128
b seven point	42
b several tim	-137
b she also	44
b she be	123
b she can	-40
b she cannot	-325
b she com	-140
b she come	-71
b she continu	-88
b she could	-170
b she definit	-102
b she deny	99
b she do	66
b she eat	-133
b she fall	80
b she feel	-57
b she first	-39
b she get	-33
b she go	-168
b she hat	-133
b she have	275
b she heard	158
b she hurt	66
b she it	-224
b she know	-171
b she lay	-131
b she lik	-107
b she lov	-129
b she might	31
b she my	-173
b she need	-156
b she notic	-188
b she play	-145
b she probab	109
b she put	-87
b she report	31
b she say	-189
b she se	-115
b she see	-46
b she seem	-75
b she she	-59
b she should	70
b she sit	87
b she stil	-122
b she stop	66
b she tak	-61
b she take	-38
b she think	-246
b she tried	-67
b she try	87
b she us	-110
b she used	60
b she walk	-152
b she want	-194
b she wil	-237
b she work	106
b she yeah	-63
b sheet when	-102
b shingl vaccin	115
b shortness of	71
b should be	-71
b should help	-43
b should not	-43
b show a	105
b show an	65
b show no	-98
b show that	149
b sid effect	46
b sid of	-40
b sign her	-46
b sign look	31
b sign of	-80
b significant for	74
b sinc he	-59
b sinc i	152
b sinc it	45
b sinc she	-61
b sinc the	-199
b sinc then	85
b sinc we	-97
b sit on	-138
b sit up	-134
b six hour	114
b six systolic	89
b six to	33
b skin cancer	40
b smal amount	-101
b smok for	86
b so for	-33
b so he	-144
b so his	-53
b so long	-148
b so much	-123
b so no	34
b so she	-126
b so we	-101
b so yeah	-40
b soft tissu	-100
b som back	80
b som blood	-140
b som bruis	38
b som day	-113
b som decreas	-146
b som ibuprofen	-176
b som ice	-128
b som lab	-65
b som mild	-41
b som mor	63
b som new	-112
b som relief	-33
b som swel	75
b som tenderness	-124
b som thing	53
b som tim	-185
b som tylenol	-98
b som ultram	62
b som weight	-86
b someth els	-118
b someth that	102
b someth we	-47
b sometim she	-107
b somewher els	-113
b sooner if	72
b sound lik	-119
b sound nic	-103
b start a	134
b start about	-174
b start feel	-86
b start get	-81
b start him	76
b start on	41
b start play	-132
b start se	-131
b start som	91
b start the	-50
b start to	49
b start walk	-66
b start with	47
b stay away	-135
b stay off	-66
b step to	130
b stil have	-40
b stil on	-74
b stop at	-157
b stop take	102
b straight leg	144
b strain his	66
b strength be	131
b stress test	57
b strong dorsalis	-30
b struggl with	66
b stuffy nos	-150
b such as	33
b sugar be	66
b suppos to	-123
b sur everyth	-122
b sur he	-145
b sur that	-39
b surgery be	-93
b swel in	38
b swel ther	-49
b swel up	-121
b symptom be	71
b symptom start	-175
b system sheet	-88
b systolic ejection	87
b tak a	-166
b tak her	107
b tak his	-119
b tak it	-59
b tak one	-76
b tak som	71
b tak that	67
b tak the	-129
b tak them	-171
b tak tylenol	103
b take any	48
b take her	-75
b take his	-43
b take ibuprofen	125
b take it	122
b take out	141
b take som	-132
b take that	155
b take the	133
b take them	-109
b talk a	-53
b talk about	-122
b tear in	105
b tel her	-138
b tel me	-72
b tell her	-113
b tell him	58
b tell me	30
b ten milligram	84
b tenderness on	123
b tenderness over	113
b test be	183
b than 0	-211
b than normal	68
b than that	-92
b than the	51
b than thre	-37
b thank her	-105
b that a	-36
b that all	-86
b that and	-103
b that area	-68
b that as	35
b that be	-69
b that becaus	-69
b that befor	-83
b that but	83
b that can	-77
b that could	-168
b that day	38
b that do	-232
b that everyth	-90
b that for	118
b that go	-54
b that happen	-83
b that hav	45
b that have	47
b that he	63
b that help	-119
b that high	-162
b that his	-117
b that hurt	-154
b that i	-97
b that in	-102
b that kidney	113
b that kne	-87
b that left	-30
b that leg	-95
b that look	-100
b that mak	-127
b that mean	-112
b that much	-120
b that now	161
b that on	-86
b that onc	176
b that one	-33
b that pain	-147
b that physical	103
b that point	-173
b that scar	-62
b that seem	43
b that should	-141
b that sound	-87
b that ston	-132
b that the	47
b that ther	30
b that they	-99
b that this	90
b that too	-136
b that twic	-145
b that two	-125
b that way	-42
b that we	33
b that when	39
b that wil	-67
b that with	-31
b thc gummy	129
b the 0	-108
b the abdomen	49
b the arch	59
b the back	63
b the bal	73
b the bas	77
b the bathroom	-126
b the best	-122
b the blood	-151
b the bon	-147
b the bottom	-66
b the clinic	-50
b the computer	30
b the couch	-48
b the day	-31
b the emergency	57
b the end	78
b the fal	33
b the fami	-157
b the fds	131
b the follow	-137
b the front	-99
b the futur	-134
b the good	-107
b the groin	96
b the ground	115
b the hand	85
b the headach	-64
b the heal	49
b the history	-103
b the hospital	-85
b the ibuprofen	-218
b the incision	-112
b the index	49
b the injection	120
b the insid	60
b the kidney	54
b the lab	-53
b the last	60
b the lateral	-93
b the left	162
b the lisinopril	47
b the low	-90
b the lower	32
b the medial	106
b the medication	-51
b the medicin	-151
b the metatarsal	-68
b the metformin	-49
b the middl	42
b the morn	-68
b the mri	42
b the muscl	108
b the nerv	-73
b the new	62
b the next	-67
b the number	-134
b the nurs	-158
b the one	-166
b the only	-86
b the ordinary	108
b the other	-103
b the outsid	40
b the pain	40
b the paraspinal	-119
b the park	-105
b the past	38
b the pathology	118
b the patient	175
b the physical	-81
b the plan	-82
b the problem	-149
b the procedur	-38
b the progesteron	51
b the reason	50
b the rest	-88
b the result	-36
b the right	141
b the salt	-71
b the scar	127
b the shingl	115
b the shortness	-86
b the shot	-146
b the sid	42
b the skin	-39
b the soft	-95
b the ston	-150
b the study	-83
b the summer	128
b the surgery	-73
b the swel	97
b the test	-113
b the third	76
b the tic	110
b the tim	-154
b the top	-203
b the trail	-150
b the trash	143
b the ultrasound	48
b the way	-72
b the weekend	32
b the weight	85
b the whol	-47
b the worst	-54
b the x-ray	-147
b the yard	-129
b the year	-157
b their stress	108
b them all	-103
b them in	133
b them on	48
b them to	-62
b then her	-80
b then we	-70
b ther and	-108
b ther be	111
b therapy to	86
b they also	31
b they be	-90
b they can	-189
b they could	-110
b they do	33
b they hav	37
b they have	71
b they look	-83
b they push	-88
b they say	-68
b they sent	-138
b they tak	-44
b they tell	-42
b they wil	-100
b they would	-51
b they_ be	-72
b they_ can	76
b they_ deny	84
b they_ have	34
b they_ start	-179
b they_ think	116
b they_ us	105
b thing be	-58
b thing hav	108
b thing he	-60
b thing lik	163
b thing that	-34
b think about	-50
b think he	91
b think i	-146
b think of	-151
b think so	-123
b think the	-165
b think they	-109
b think this	-118
b third problem	-40
b this be	64
b this becaus	75
b this could	161
b this finger	-101
b this foot	54
b this happen	-42
b this morn	90
b this one	-143
b this pain	-147
b this point	96
b this summer	149
b this tim	68
b this week	47
b this wil	-146
b thos be	-194
b thos bon	-40
b thos muscl	-69
b thos result	-38
b thos thing	-47
b thre centimeter	41
b thre month	122
b thre out	72
b thre second	-37
b thre tim	94
b thre to	90
b thre week	-129
b through the	-60
b tightness in	153
b tim a	153
b tim for	79
b tim he	-100
b tim i	-88
b tim to	-69
b tim we	-59
b tingl or	45
b tissu and	120
b to 0	95
b to a	61
b to an	85
b to any	-134
b to ask	-56
b to be	-237
b to cal	-151
b to catch	83
b to chang	107
b to com	52
b to continu	136
b to cut	-141
b to decreas	155
b to determin	47
b to do	-32
b to driv	-134
b to exercis	83
b to feel	-122
b to follow	58
b to get	54
b to giv	-69
b to go	-117
b to hav	-46
b to heal	89
b to hear	-50
b to help	151
b to her	-98
b to him	-133
b to his	103
b to increas	-82
b to light	31
b to lik	-121
b to look	-86
b to los	89
b to maintain	159
b to mak	-77
b to me	115
b to mov	-70
b to need	-78
b to normal	-97
b to palpation	84
b to pass	-110
b to physical	-87
b to play	122
b to put	37
b to quit	87
b to repeat	-53
b to review	-86
b to run	-171
b to see	107
b to sit	-124
b to sleep	-102
b to start	-132
b to stay	-126
b to stop	41
b to swallow	151
b to the	122
b to think	-198
b to thre	-107
b to touch	70
b to try	87
b to two	125
b to use	-55
b to work	-97
b today and	-55
b today be	91
b today becaus	102
b today for	39
b today her	-96
b today to	132
b tonsil be	-65
b too bad	-144
b too much	-96
b top of	-58
b top part	-31
b touch her	-142
b toward the	-152
b trash last	141
b travel a	91
b treatment for	-80
b tried som	-119
b tried to	-64
b troubl with	39
b try som	-62
b tunnel syndrom	108
b twenty over	81
b twic a	99
b twic daily	-82
b twist her	128
b two day	53
b two diabet	31
b two out	65
b two over	-70
b two puf	119
b two to	-107
b two week	81
b two year	110
b typ of	-93
b ultrasound to	105
b under control	-69
b under improve	-104
b unless she	-62
b until we	64
b up and	142
b up at	59
b up for	45
b up her	-143
b up his	-72
b up in	-108
b up on	71
b up to	-113
b up with	85
b urin cultur	105
b urinalysis and	105
b us a	51
b us walmart	-71
b use my	-108
b use that	-182
b use the	42
b using plat	-99
b using the	140
b vehicl accident	134
b venous distention	38
b very good	38
b very important	-81
b vital look	-112
b vital sign	-39
b vitamin d	138
b wait for	-62
b wak up	-127
b walk around	59
b walk on	-77
b walmart pharmacy	-71
b want to	-110
b watch her	-164
b way his	-83
b way to	-71
b we also	80
b we be	-218
b we cal	-48
b we can	-38
b we could	47
b we do	-127
b we get	-94
b we go	-175
b we hav	-68
b we have	-95
b we may	-114
b we might	-89
b we need	-73
b we put	-133
b we see	-84
b we sent	102
b we start	67
b we talk	-123
b we wil	65
b weakness in	107
b wear a	115
b week ago	41
b week and	50
b week to	98
b weight gain	97
b weight on	47
b wel as	125
b wel with	-84
b what be	-197
b what happen	-137
b what i	-55
b what it	-142
b what she	-116
b what we	-163
b when he	156
b when her	-65
b when i	-105
b when they	-197
b when we	38
b wher he	-66
b wher i	-30
b wher it	-61
b wher the	-145
b wher we	-70
b which be	-64
b which i	-89
b which she	-99
b which show	100
b whil it	49
b who be	-171
b who present	96
b why i	-30
b why she	-116
b wil also	40
b wil ask	-115
b wil be	-82
b wil check	-52
b wil com	-105
b wil continu	60
b wil feel	-125
b wil follow	142
b wil follow-up	74
b wil get	-84
b wil giv	-104
b wil go	-56
b wil hav	-181
b wil help	-104
b wil increas	115
b wil keep	61
b wil let	153
b wil listen	-151
b wil mak	-84
b wil mov	39
b wil not	-132
b wil order	87
b wil prescrib	-72
b wil probab	-161
b wil put	31
b wil recommend	-124
b wil refer	68
b wil repeat	114
b wil review	-84
b wil see	35
b wil send	-39
b wil set	100
b wil start	119
b wil stick	-110
b wil tak	-52
b wil talk	75
b wil tel	-120
b wil try	-60
b wil use	57
b wil wait	-37
b with a	158
b with all	-70
b with allergy	131
b with flexion	111
b with him	69
b with ibuprofen	53
b with me	90
b with no	86
b with palpation	79
b with som	107
b with that	-71
b with the	-70
b with thes	-104
b with this	-231
b within the	-155
b without any	-134
b wok up	-151
b wonder if	-92
b work and	-42
b work in	-125
b work on	-142
b work out	-178
b would be	-114
b would hav	-155
b would lik	152
b would probab	-116
b would recommend	-100
b wow that	-35
b yard work	-112
b yeah she	-63
b year ago	283
b year and	-65
b year old	59
b year-old mal	104
bias	3962
c :	-51
c a1c	109
c abdomen	40
c abdominal	80
c abl	-33
c about	-110
c absolut	-95
c acn	66
c action	-88
c activ	-72
c acut	89
c additional	106
c after	79
c afterward	127
c again	153
c ago	97
c ahead	-125
c air	-45
c albuterol	68
c alignment	135
c alkalin	98
c all	-44
c allergy	159
c alleviat	-175
c allopurinol	106
c allow	-93
c almost	-138
c already	-119
c alway	-167
c anemia	-46
c ankl	-41
c annoy	-129
c annual	154
c anti-inflammatory	-112
c antibiotic	-57
c anxiety	41
c anybody	-121
c anyth	-226
c anyway	-148
c appear	-65
c apply	-45
c appointment	-152
c appreciat	-42
c april	-38
c arch	59
c arm	36
c around	-157
c artery	64
c arthritis	104
c ask	-172
c aspect	165
c aspirin	39
c assess	79
c assessment	72
c assistant	113
c associat	180
c asthma	37
c attempt	133
c auscultation	73
c avoid	105
c awar	-80
c away	-109
c bad	-46
c bas	126
c based	70
c basketbal	90
c be	-102
c beat	-33
c becaus	-33
c becom	-101
c befor	-62
c begin	-110
c believ	-35
c belly	-155
c bend	-203
c benign	79
c best	-151
c between	117
c bik	-41
c biopsy	111
c birth	-190
c bit	-197
c bleed	126
c blood	-86
c bmi	-133
c body	-97
c bon	46
c bony	187
c both	-92
c bother	46
c bottom	-129
c bowel	100
c break	-129
c breast	171
c bring	-115
c brown	129
c bruis	-65
c bruit	44
c bunch	-141
c c	141
c cal	-34
c calf	-90
c cancer	161
c cannot	-70
c capillary	-37
c car	90
c carcinoma	79
c card	89
c cardiac	135
c carolyn	-154
c carotid	129
c carpal	108
c carvedilol	80
c cas	-107
c cbc	38
c cc	95
c celeston	60
c centimeter	182
c certain	-132
c cervical	135
c chanc	-36
c chart	-100
c check	-188
c chemotherapy	115
c chronic	130
c clean	89
c clear	32
c clindamycin	122
c clinic	-50
c clos	-175
c collateral	104
c colon	97
c colonoscopy	73
c com	-143
c come	-181
c common	-63
c complet	-83
c complex	-107
c complication	-126
c computer	30
c condition	-49
c confirm	114
c congestiv	170
c consider	95
c consistent	40
c constipation	-207
c continu	132
c control	-121
c copd	102
c correct	-70
c cough	-58
c could	-33
c coupl	-135
c crazy	-78
c cream	35
c creatinin	96
c ct	38
c cuf	72
c cultur	105
c current	58
c cut	-139
c cva	80
c d	154
c dad	-42
c dat	-72
c day	65
c dcis	111
c december	-30
c decent	-95
c decid	93
c decreas	157
c deep	-56
c deficiency	111
c definit	-190
c degre	153
c deny	217
c depend	-147
c dermatologist	106
c describ	-146
c desk	-167
c develop	113
c dexamethason	53
c diagnos	131
c diagnosis	89
c diagnostic	-132
c diet	-212
c dietary	78
c difficult	61
c difficulty	68
c discharg	85
c discount	79
c distal	98
c distention	56
c distress	117
c diuretic	31
c dizziness	-143
c doctor	-137
c doing	40
c dorsal	109
c dorsalis	72
c dos	-47
c dr	131
c draw	-124
c drawer	33
c drink	119
c driv	-134
c drug	-82
c ductal	79
c due	127
c dur	39
c easter	-126
c easy	-63
c eat	-83
c ecchymosis	72
c echocardiogram	53
c edema	-78
c edward	-91
c effect	-35
c eight	66
c eighteen	-168
c eighty	-59
c either	-126
c ejection	87
c elbow	-123
c elevat	167
c els	-177
c emergency	107
c endocrin	53
c endors	-187
c endoscopy	115
c enjoy	-144
c enough	-144
c enzym	-45
c epidural	124
c equal	150
c erythema	150
c especial	-105
c evaluation	-38
c even	86
c ever	-80
c every	88
c everyth	-185
c evidenc	181
c exacerbation	153
c exam	-71
c examin	85
c examination	40
c excit	-119
c exhalation	95
c expect	-98
c experienc	-161
c explain	-148
c extension	126
c extra	-88
c extremity	121
c ey	-46
c eye	-155
c fac	-51
c failur	118
c fair	-126
c fal	47
c fami	-49
c familiar	-127
c far	-143
c fast	-163
c fatigu	68
c fds	146
c feel	-207
c femal	39
c few	38
c fiber	-53
c fifteen	49
c fifth	-54
c fifty	45
c fin	-160
c final	-62
c find	31
c finger	81
c first	-48
c fiv	170
c fixed	107
c flank	65
c flar	121
c flat	-118
c flat-foot	-152
c flexeril	-116
c flexion	165
c flexor	97
c fluid	-34
c focal	113
c focus	-136
c follow	99
c follow-up	213
c foot	41
c forty	75
c forward	-140
c four	82
c fourteen	92
c french	-72
c friend	-72
c front	-146
c fry	-72
c ful	88
c function	38
c further	76
c futur	-134
c gabapentin	69
c gabriel	-131
c gain	59
c general	-142
c get	-108
c give	-59
c go	-228
c goal	55
c gout	138
c gradual	-50
c greater	-47
c groin	125
c guard	171
c gummy	110
c gutierrez	34
c guy	-57
c habit	-86
c hair	-158
c hand	-71
c happen	-198
c hard	-130
c hay	106
c head	-136
c health	118
c hear	-215
c heard	70
c heart	-55
c heavy	40
c help	-97
c hemoglobin	86
c hep	121
c hepatomega	65
c herself	-139
c high	-123
c higher	-116
c hip	111
c history	67
c hold	-135
c hop	-30
c hopeful	-93
c hormon	-160
c hospital	-40
c hour	187
c however	64
c humerus	84
c hundr	-79
c hurt	-105
c hypertension	-53
c idea	31
c identify	160
c imag	-91
c important	-141
c impression	-68
c improv	-32
c improve	-99
c incision	-112
c includ	84
c increas	63
c index	94
c infection	-102
c inferior	119
c information	-134
c inhaler	116
c injection	47
c injur	-172
c insert	-160
c insid	108
c intact	137
c interest	-57
c invasiv	42
c involv	-38
c ish	-91
c issu	-157
c itself	-139
c january	-168
c john	104
c joint	31
c jugular	47
c jun	64
c keep	-192
c key	90
c kind	-64
c kne	43
c know	-78
c lab	34
c lasix	78
c last	53
c lay	-150
c lead	39
c lean	-155
c left	233
c leg	53
c lesion	185
c less	-35
c let	-135
c level	117
c lidocain	138
c lift	-235
c light	54
c lik	66
c limit	140
c lin	56
c lip	88
c lipid	167
c lisfranc	-65
c lisinopril	35
c list	-118
c listen	-180
c littl	-224
c liv	-111
c liver	61
c locat	145
c location	132
c long	-153
c longer	-119
c look	-284
c lose	48
c loss	81
c lot	-232
c lov	-70
c low	62
c lower	98
c lumbar	119
c lump	-101
c lumpectomy	42
c lung	-163
c lymph	128
c lymphadenopathy	58
c magnesium	87
c main	-151
c maintain	133
c mak	-101
c mal	134
c malleolus	101
c mammogram	78
c manag	-173
c many	-76
c margin	70
c mas	116
c mass	32
c mean	-146
c measur	90
c medial	126
c medical	-77
c medication	-166
c medicin	-155
c meet	-86
c melanoma	109
c mention	-150
c mg	63
c middl	54
c midfoot	55
c midlin	85
c might	-58
c mild	110
c milligram	263
c minut	43
c miss	-110
c mitral	141
c mmr	110
c month	187
c mor	-54
c morn	-43
c most	33
c motor	177
c motrin	-40
c mouth	135
c mov	-183
c movement	69
c mr	116
c mri	135
c much	-209
c murmur	71
c muscl	-113
c musculoskeletal	-178
c nasal	101
c needl	113
c negativ	149
c nerv	-86
c neurologic	-130
c neurological	-55
c neuropathy	159
c neurovascular	-37
c new	-104
c newly	160
c nic	-158
c nicotin	157
c night	-60
c nin	158
c ninety	-56
c nod	128
c nodul	-59
c norvasc	-56
c not	-41
c noted	182
c noth	-160
c notic	-57
c november	-31
c numb	-79
c number	-236
c numbness	124
c nurs	-189
c occur	111
c old	59
c onc	-39
c only	-197
c open	-82
c option	-51
c order	40
c other	-174
c outcom	-87
c ovarian	143
c overal	110
c oxygen	-77
c pain	161
c palpabl	52
c palpation	120
c panel	213
c paperwork	-112
c park	-35
c part	-135
c past	-135
c patch	106
c pathology	139
c patient	166
c pedis	95
c peopl	-168
c per	34
c perform	46
c period	-128
c phalanx	98
c phas	123
c phosphatas	98
c physician	50
c pil	-162
c plac	-103
c plan	110
c plantar	104
c plat	-84
c play	58
c pleas	-211
c plus	31
c point	110
c poor	52
c position	42
c positiv	164
c possibl	62
c potential	-83
c pr	-71
c pre-op	-122
c prescrib	-85
c prescription	-139
c present	163
c press	-48
c pressur	-63
c pretty	-314
c prevent	-87
c primary	124
c prior	157
c problem	-61
c proc	86
c procedur	-91
c progesteron	51
c prognosis	125
c program	122
c proper	-139
c prostat	147
c protonix	-88
c proximal	140
c prozac	32
c psa	111
c puf	119
c pul	-138
c pulmonary	42
c pump	-106
c purs	88
c push	-160
c put	-121
c quadrant	109
c question	-122
c quick	-207
c quit	40
c radial	103
c radiation	147
c radiology	-157
c rais	118
c rat	132
c reaction	97
c read	-166
c ready	-180
c real	-288
c reason	-105
c rebound	130
c receiv	-165
c recent	83
c recommend	131
c redness	-41
c reduc	79
c refer	122
c referral	-83
c reflex	81
c reflux	38
c regimen	127
c regurgitation	141
c relat	114
c relax	-106
c relief	35
c remember	70
c renal	39
c repair	134
c repeat	84
c repetitiv	-110
c replacement	31
c report	81
c respiration	-153
c result	-86
c retain	-126
c return	162
c reveal	87
c review	40
c rhonchi	131
c rhythm	129
c rid	-77
c right	254
c risk	-143
c room	109
c root	-99
c rotator	118
c routin	159
c rub	-34
c rul	33
c run	-94
c salt	47
c salty	-116
c sam	-140
c sanchez	-123
c saturation	81
c say	-149
c scal	-148
c scalp	-133
c schedul	-115
c school	62
c screw	-84
c se	-105
c season	133
c seat	-49
c seem	-80
c sent	102
c set	-59
c seven	126
c seventy	104
c several	-197
c sheet	-114
c shingl	115
c short	-134
c shortness	86
c shot	-146
c should	-153
c shoulder	185
c show	80
c sibl	56
c sid	-53
c sign	-148
c sit	-56
c six	114
c sixty	37
c ski	118
c skin	67
c sleep	-161
c slight	39
c sling	50
c smok	139
c soft	-50
c somebody	-103
c someth	-128
c sometim	-178
c soon	-125
c sooner	33
c sor	-110
c sorry	-85
c sound	-75
c splint	60
c sport	-150
c sprain	56
c squeez	-84
c stabiliz	-94
c stabl	132
c stag	158
c standpoint	-107
c start	-105
c status	154
c stay	-66
c stent	-71
c step	62
c steroid	52
c stif	-154
c stil	46
c stomach	-140
c stool	66
c stop	-107
c straighten	-119
c strain	-93
c street	-42
c strength	50
c strengthen	95
c stress	60
c stretch	-107
c strong	32
c struggl	79
c study	-81
c stuf	-158
c such	33
c sudden	132
c sugar	-60
c summer	153
c sup	131
c supplement	85
c surgery	47
c surpris	-148
c suspicious	67
c swallow	100
c swollen	-125
c symptom	-81
c syndrom	83
c systolic	80
c tablet	-90
c tak	-174
c take	111
c talk	-143
c tear	-97
c tel	-192
c tell	45
c templat	-111
c ten	125
c tenderness	126
c tendon	87
c term	-37
c test	78
c testosteron	-127
c thank	-121
c thc	137
c ther	79
c therapy	42
c thes	-100
c they_	236
c thickness	118
c thing	-260
c think	44
c thirty	130
c thos	-199
c thre	216
c throat	124
c through	-105
c thyroid	-94
c tic	142
c tick	123
c tightness	153
c tingl	71
c tissu	45
c titer	105
c today	51
c toe	139
c top	-177
c torsemid	88
c total	90
c toward	-127
c trac	-37
c trail	-184
c transplant	70
c treat	-51
c tried	-70
c trigger	82
c troubl	59
c try	-42
c tumor	79
c tunnel	108
c turn	-38
c twenty	149
c twic	92
c twist	-163
c two	81
c typ	-39
c typical	46
c ulcer	99
c ultrasound	85
c uncontrol	126
c under	-111
c unithroid	53
c unless	-94
c unremarkabl	72
c until	50
c upon	-132
c upper	119
c ureter	122
c urinalysis	105
c urology	-45
c us	51
c use	-93
c used	-124
c usual	-155
c vaccin	50
c venous	38
c visit	151
c vital	-99
c vitamin	145
c vomit	-74
c wait	-90
c walk	-44
c walker	95
c watch	-140
c water	-92
c way	-86
c weakness	93
c wear	158
c weather	-163
c weigh	-174
c weight	37
c wel	54
c wheez	96
c wher	-193
c whil	-49
c whit	-74
c whol	57
c wif	-111
c win	122
c within	67
c without	70
c word	-138
c work	37
c worry	-49
c worsen	33
c worst	-54
c would	-223
c wound	147
c wow	-71
c wrist	73
c x-ray	99
c yard	-82
c year	145
c year-old	97
c yoga	150
c young	-77
c zero	138
clinical 0	-185
clinical 1	138
clinical 2	156
clinical 3	139
clinical 4	163
clinical clinician exam 0	-117
clinical clinician exam 1	104
clinical clinician exam 2	167
clinical clinician history 0	-340
clinical clinician history 1	114
clinical clinician history 2	138
clinical clinician opening 1	133
clinical clinician opening 2	95
clinical clinician plan 0	-174
clinical clinician plan 1	130
clinical clinician plan 2	199
clinical clinician results 0	-53
clinical clinician results 1	41
clinical clinician results 2	50
clinical patient exam 0	-76
clinical patient exam 1	-38
clinical patient exam 2	-76
clinical patient history 0	105
clinical patient history 1	-55
clinical patient opening 0	173
clinical patient plan 0	-55
clinical patient plan 1	-197
clinical patient plan 2	32
clinical patient results 0	-168
clinical patient results 1	-172
dense 0	-125
dense 2	364
dense 3	307
drug	185
drug -	133
drug 0	138
drug clinician exam	102
drug clinician history	104
drug clinician opening	167
drug clinician plan	178
drug clinician results	-52
drug patient plan	-55
e :	-109
e abdomen	38
e abdominal	-93
e about	-99
e all	-185
e ankl	-78
e anyth	-135
e appear	-132
e appreciat	-34
e arm	-107
e around	-73
e aspect	96
e associat	191
e auscultation	73
e back	-84
e beat	-33
e becaus	-110
e befor	-41
e belly	-159
e bend	-188
e between	36
e bilateral	-84
e bit	-45
e blood	-46
e bother	-126
e breast	82
e breath	-55
e bring	-140
e brisk	69
e bruis	-106
e cal	-83
e capillary	44
e centimeter	110
e certain	-100
e cervical	-60
e chang	-94
e check	-59
e clos	-143
e come	-93
e complet	-100
e control	-119
e coupl	-99
e day	49
e decent	-95
e decreas	134
e diet	-121
e distention	158
e distress	141
e do	-44
e dorsalis	146
e edema	-150
e eight	-91
e eighteen	-84
e eighty	-34
e ejection	98
e els	-95
e equal	150
e everyth	-160
e exam	-90
e examination	37
e exercis	54
e explain	-121
e extension	126
e extremity	106
e ey	-46
e feel	-72
e fever	-85
e few	-109
e fifty	90
e fin	-110
e find	108
e first	-154
e flexion	131
e focus	-57
e follow	-91
e follow-up	126
e foot	34
e four	176
e fractur	85
e gel	123
e general	-113
e get	68
e go	-67
e going	-184
e grad	50
e great	-43
e guard	151
e hand	-143
e hear	-143
e heart	-77
e help	-85
e hepatomega	65
e high	-146
e hip	111
e hundr	-77
e hurt	-193
e impact	92
e important	-136
e improv	-79
e includ	72
e increas	135
e injection	132
e insid	73
e intact	108
e interest	-163
e jugular	138
e keep	-209
e kidney	-107
e kne	-73
e know	-132
e lateral	73
e lean	-126
e left	160
e lesion	146
e less	-70
e let	61
e level	-114
e light	82
e limit	142
e listen	-154
e littl	-76
e look	-151
e low	126
e lower	97
e lung	-140
e mak	-151
e mas	95
e mean	-169
e medial	90
e medicin	-165
e middl	-49
e might	105
e mild	104
e milligram	70
e millimeter	-92
e month	32
e morn	-108
e most	-109
e motion	124
e motor	104
e mov	-85
e much	-114
e murmur	83
e muscl	-181
e musculoskeletal	-178
e need	55
e negativ	121
e neurovascular	64
e new	-111
e nic	-129
e normal	-82
e noted	182
e notic	-145
e number	70
e offic	-54
e onc	57
e only	-141
e other	-161
e outsid	128
e oxygen	-31
e pain	173
e palpabl	52
e palpation	65
e paraspinal	-122
e past	-121
e patient	68
e pedis	147
e peopl	-94
e per	-171
e percent	-32
e physical	-49
e pleas	-178
e plus	-56
e point	68
e positiv	57
e possibl	62
e pound	-175
e present	108
e pressur	-66
e pretty	-131
e problem	-78
e puls	44
e push	-141
e quadrant	37
e quick	-171
e rais	118
e ral	55
e rang	132
e rat	83
e real	-177
e rebound	131
e recommend	64
e refil	44
e reflex	85
e regular	86
e report	107
e review	63
e rhythm	85
e right	188
e room	-87
e run	-105
e sam	-70
e saturation	81
e scar	121
e see	-83
e seem	-98
e set	-110
e seven	34
e seventy	130
e sid	-136
e sign	-126
e sinc	-110
e sit	-65
e six	86
e sixty	47
e skin	49
e slight	87
e soft	-106
e sometim	-80
e sound	-130
e spin	-67
e start	182
e stil	-47
e straighten	-120
e strong	119
e sugar	-187
e surgery	122
e systolic	88
e tak	-169
e take	-123
e talk	-131
e templat	-170
e tenderness	78
e test	115
e their	-169
e ther	219
e thes	-132
e thing	-227
e think	-71
e thos	-194
e though	-127
e thre	135
e through	-118
e thyroid	-76
e tim	65
e today	139
e top	-49
e touch	103
e trac	-37
e triglycerid	81
e twenty	82
e twic	-34
e two	-51
e ultrasound	90
e upper	96
e use	-86
e using	-92
e venous	139
e vital	-99
e walk	35
e way	-61
e week	56
e wel	113
e wher	-91
e which	-88
e within	58
e without	122
e work	-30
e would	145
e year	-47
form answered	-55
form denied	232
form fragment	66
form reported	87
h a1c	122
h abdominal	170
h absolut	-95
h ace	125
h ach	-114
h acid	104
h activity	-169
h after	72
h again	-217
h ago	174
h agre	-125
h all	-108
h allergic	-125
h allergy	172
h already	-155
h alway	-162
h amino	104
h ankl	50
h annoy	-143
h annual	136
h another	-57
h anxiety	117
h anymor	-111
h anyth	-153
h anytim	-133
h anywher	-110
h april	42
h around	-66
h artery	102
h arthritis	101
h ask	-49
h asked	57
h away	-88
h back	-53
h bad	-168
h bal	78
h basketbal	147
h bathroom	-173
h be	-115
h becaus	-67
h bed	-61
h befor	-140
h behind	-127
h best	-126
h between	-48
h big	-37
h bik	59
h biopsy	180
h bit	86
h bladder	-48
h body	49
h both	-152
h bowel	63
h box	103
h breast	84
h breath	50
h burger	80
h burn	-174
h busy	-144
h c	50
h cal	-154
h cancer	45
h cannot	-309
h catch	49
h caus	-84
h ceil	34
h center	44
h certain	-59
h chanc	-40
h chang	103
h chart	43
h cheaper	-73
h check	-74
h cholesterol	-77
h chronic	104
h clos	-160
h cold	-121
h colonoscopy	111
h com	-149
h come	-58
h concern	40
h congestion	89
h congestiv	139
h constipation	-187
h continu	147
h cool	167
h cough	-160
h could	-231
h coupl	84
h cousin	-134
h crazy	-59
h cream	39
h current	-87
h cut	-171
h dad	-75
h daily	-157
h daughter	-118
h dcis	97
h decid	-128
h degre	132
h deliver	-134
h deny	303
h depression	124
h dermatologist	96
h desk	32
h diabet	145
h diarrhea	-171
h diet	60
h different	173
h diseas	73
h diverticulosis	108
h dizziness	-143
h do	-54
h doctor	-205
h dog	-76
h doing	42
h dos	55
h dr	56
h drink	-64
h drug	-60
h dry	-76
h dur	38
h easter	-126
h eat	-221
h effect	67
h eg	-128
h eight	104
h eighteen	-155
h either	-147
h elevat	-204
h els	-51
h embarrass	-134
h emergency	94
h ended	-114
h endocrin	84
h endors	-187
h enjoy	-134
h enough	-226
h episod	41
h even	-153
h ever	-112
h every	-98
h everyday	-149
h everyth	-110
h exam	158
h excit	-90
h experienc	-188
h extrem	36
h eye	-98
h fac	-241
h failur	132
h fal	52
h fall	138
h fami	-188
h far	-112
h fast	-133
h feel	-60
h femal	106
h fever	-38
h figur	-102
h fin	-145
h final	-167
h find	82
h fiv	100
h fixed	-88
h flat	-155
h follow	108
h footbal	99
h forget	138
h forth	-75
h forward	53
h four	-33
h french	-104
h friend	-115
h front	58
h fry	-104
h get	-132
h giv	-105
h give	-165
h go	-170
h going	-106
h golf	81
h gout	109
h great	-35
h groin	63
h ground	115
h gummy	129
h habit	56
h hair	-125
h half	-203
h hand	-255
h happen	-102
h hard	-92
h hat	-185
h have	-143
h hay	102
h head	-142
h headach	-63
h health	-97
h hear	-107
h heart	138
h held	-50
h help	-88
h helpful	62
h hemoglobin	31
h hep	45
h herself	87
h high	-95
h higher	134
h himself	81
h history	184
h hit	94
h hop	-166
h hospital	-172
h hundr	-111
h hurt	-142
h ibuprofen	-52
h ice	-43
h iced	86
h improve	-51
h increas	-136
h inhaler	48
h initial	59
h injection	65
h injur	-101
h injury	106
h insid	80
h intak	33
h issu	-43
h itchy	-64
h january	-135
h job	-36
h john	104
h joint	124
h karen	-141
h keep	-78
h kick	-42
h kid	-118
h kidney	115
h kne	74
h know	-105
h lab	-50
h laid	-116
h lan	-65
h land	120
h lay	-172
h learn	37
h left	81
h leg	49
h let	-148
h level	-164
h lif	70
h lift	-61
h light	-106
h lighthead	84
h lik	-137
h littl	-99
h liv	-111
h long	48
h longer	-123
h look	-59
h lose	114
h loss	76
h lot	-45
h lov	-187
h low	-104
h lump	-104
h lumpectomy	42
h main	47
h mak	-135
h mal	98
h manag	71
h march	-73
h mayb	-110
h med	-51
h medial	82
h medicin	-167
h mention	-167
h metformin	33
h middl	45
h might	-49
h mil	-59
h milligram	149
h minut	-81
h miss	-123
h mom	38
h monitor	73
h month	162
h morn	105
h motion	-169
h mov	86
h moved	32
h mri	-147
h muscl	121
h nam	-221
h nasal	89
h nauseat	-129
h nauseous	43
h need	-125
h negativ	65
h never	-162
h new	-195
h next	61
h night	40
h nin	62
h ninety	-36
h nobody	-145
h non	-151
h normal	40
h nos	-152
h not	-125
h noth	83
h notic	63
h november	-52
h number	-187
h numbness	119
h nurs	-69
h o'clock	-58
h old	70
h onc	-40
h one	-214
h open	-88
h order	-79
h ordinary	108
h otherwis	-224
h pain	53
h painful	-139
h pap	76
h park	-105
h party	-65
h pass	-159
h past	85
h patch	46
h patient	-76
h pcp	-76
h peopl	-127
h person	-118
h physical	-145
h pick	-46
h pil	-174
h plan	-100
h play	188
h player	80
h pop	152
h positiv	38
h pound	120
h pretty	-42
h primary	-115
h probab	-205
h problem	109
h product	-104
h progesteron	51
h pul	70
h question	-111
h quick	-53
h quit	-90
h radiation	147
h rang	-183
h rat	95
h ready	-212
h rear-end	129
h recal	-96
h recent	153
h recommend	89
h red	-170
h reflux	114
h regular	-59
h relief	-77
h remember	-36
h remov	-48
h repair	90
h repeat	84
h report	58
h review	-39
h rex	-43
h rid	-109
h right	118
h room	109
h rotator	99
h run	56
h runner	-143
h salt	-118
h salty	-92
h say	-293
h school	-42
h se	-166
h season	45
h second	38
h see	-63
h seem	-63
h seizur	33
h set	-150
h seven	129
h sheet	-94
h short	-65
h shortness	99
h sick	-180
h sid	110
h significant	74
h sinc	111
h sister	-142
h six	93
h ski	155
h sleep	-140
h slight	-201
h smok	32
h soccer	96
h somebody	-133
h someth	-65
h sometim	-242
h sound	-158
h sport	-93
h stand	49
h start	-202
h stay	-37
h step	83
h stif	-84
h stil	49
h ston	112
h stool	52
h stop	-200
h strain	-52
h stress	-65
h stressful	45
h stretch	141
h struggl	112
h study	91
h stuf	-94
h stuffy	-150
h sugar	183
h summer	84
h surpris	-154
h swallow	44
h swollen	-162
h symptom	-102
h system	-34
h take	101
h team	-128
h tel	37
h tell	53
h ten	-44
h tennis	152
h term	65
h test	107
h thank	-115
h thankful	-104
h thc	165
h their	-168
h ther	-195
h thes	-128
h thing	-51
h think	-157
h third	58
h thos	-222
h thre	136
h through	-36
h thyroid	-71
h tim	-31
h tingl	63
h tired	38
h toe	122
h tonsil	-93
h top	-36
h touch	-133
h toward	-128
h trail	-215
h transplant	78
h travel	149
h tried	-132
h trigger	72
h troubl	-165
h turkey	-86
h turn	-58
h twic	52
h twist	103
h tylenol	-56
h typ	-35
h typical	-104
h under	-144
h unfortunat	-66
h unload	-125
h urin	104
h urinat	-129
h us	-104
h using	109
h usual	-143
h visit	45
h vitamin	-143
h vomit	-57
h wait	-122
h wak	-127
h want	-142
h watch	-73
h water	-136
h way	-118
h weakness	62
h wear	-62
h weather	-156
h week	-38
h weekend	-67
h weight	177
h wel	144
h wher	-130
h whether	-85
h which	-49
h whil	-97
h whol	-50
h win	31
h wish	-181
h without	-122
h wok	-151
h worry	50
h worsen	-145
h would	-182
h wrap	205
h x-ray	81
h yard	-146
h year	121
h year-old	161
h yesterday	56
h yet	-178
len 1	235
len 2	58
len 3	-101
len 4	-111
len 5	73
len 6	-37
new 0	250
new 1	-105
new 2	-134
new 3	-99
new 4	63
new 5	57
next clinician answered	-205
next clinician denied	130
next clinician told	113
next patient denied	-120
next patient fragment	-104
next undefined undefined	-100
number	182
o about	59
o ago	111
o birth	-224
o carolyn	-123
o chronic	133
o com	-60
o current	-46
o daily	114
o dat	-224
o femal	-47
o finger	96
o going	-97
o happen	-54
o heart	70
o history	-185
o index	111
o joint	83
o last	163
o look	-128
o march	31
o medical	-128
o morn	-59
o ms	45
o new	47
o next	46
o night	115
o normal	113
o past	-176
o patient	215
o say	-49
o see	85
o show	63
o take	115
o tel	-54
o tendon	112
o today	-68
o trash	115
o week	111
o which	59
o year	42
o year-old	-39
p a1c	84
p abdominal	49
p abl	-57
p abnormal	-100
p about	33
p ach	-144
p action	-88
p activ	45
p activity	64
p acut	117
p adjustment	-55
p advil	-126
p affect	-182
p afternoon	36
p afterward	78
p against	-122
p ago	211
p agre	-197
p air	-57
p albuterol	120
p alcohol	-44
p alignment	95
p all	-122
p allergy	162
p alleviat	-148
p allow	-93
p along	-83
p already	-175
p alway	-201
p anxiety	61
p anymor	-136
p anyth	-154
p anytim	-157
p anywher	-132
p apply	-45
p appreciat	-114
p arch	59
p around	-73
p artery	161
p arthritis	125
p ask	-176
p aspirin	106
p assessment	72
p associat	-47
p asthma	-57
p attempt	133
p avoid	58
p baby	86
p back	-102
p backyard	-119
p bad	-152
p bal	77
p bas	132
p based	64
p basketbal	117
p bathroom	-72
p be	-205
p becaus	-157
p becom	-59
p bed	-138
p befor	-145
p begin	-55
p behind	-129
p belly	-110
p bend	-42
p best	-179
p big	-175
p bik	-45
p bilateral	103
p biopsy	133
p birth	106
p bit	67
p bladder	-146
p bleed	37
p blood	35
p bmi	-133
p bmp	59
p bony	144
p both	-106
p bother	-35
p bowel	91
p box	123
p brac	144
p breast	167
p breath	-51
p bring	-90
p bruis	43
p busy	-133
p c	113
p cal	-53
p cancer	135
p cannot	-338
p car	35
p card	89
p cardiac	135
p carpal	108
p carvedilol	82
p cas	-63
p catch	71
p caus	58
p cbc	-120
p cc	95
p ceil	34
p celeston	60
p certain	-119
p cervical	166
p chang	64
p check	-38
p chemotherapy	115
p chest	33
p child	-63
p cholesterol	-66
p chronic	-88
p clinic	43
p clos	-145
p cold	-121
p com	-196
p come	-114
p complex	-107
p complication	-126
p concern	129
p condition	-89
p consider	79
p consistent	83
p continu	56
p control	-95
p coronary	34
p couch	-48
p could	-135
p coupl	33
p cours	62
p cousin	-134
p cover	-57
p crazy	-69
p cream	-86
p cultur	105
p current	103
p cut	-207
p d	38
p dad	-76
p dat	99
p day	69
p decid	-179
p decreas	131
p degre	113
p deliver	-134
p deny	39
p depend	-179
p depression	118
p dermatologist	90
p desk	64
p determin	78
p develop	115
p diagnos	34
p diagnosis	77
p diarrhea	-168
p diet	63
p dietary	99
p different	160
p difficult	-85
p direct	-56
p discharg	62
p discount	137
p discuss	53
p diseas	-72
p diuretic	31
p do	-33
p doctor	-179
p dog	-76
p doing	83
p dos	-58
p dr	-88
p draw	-124
p drink	-101
p driv	-162
p drop	-159
p dry	-82
p due	65
p eat	-140
p echocardiogram	76
p edema	121
p effect	42
p eighty	43
p either	-222
p ekg	54
p els	-77
p embarrass	-134
p end	-58
p ended	-90
p endoscopy	86
p enough	-180
p enzym	66
p epidural	124
p episod	-142
p erythema	107
p even	-115
p ever	-82
p everyday	-116
p everyth	-99
p exacerbation	146
p exact	-42
p excit	-182
p exercis	103
p experienc	-57
p explain	-37
p explor	-109
p extra	-181
p extrem	36
p extremity	-63
p eye	-78
p fac	-161
p failur	-49
p fall	115
p fami	-78
p familiar	-136
p far	-48
p fast	-138
p father	158
p feel	-46
p fever	-51
p few	-135
p figur	-90
p fin	-103
p final	-179
p finger	-82
p first	-82
p fiv	176
p flar	45
p flat-foot	-152
p flexeril	-116
p fluid	-168
p focus	-121
p follow-up	74
p food	113
p forget	138
p forth	-151
p forty	166
p forward	-73
p four	137
p fractur	79
p friend	-105
p front	30
p ful	52
p function	39
p further	71
p futur	-125
p gabapentin	56
p get	-76
p giv	-87
p give	-129
p go	-166
p goal	55
p gradual	-50
p great	-178
p greater	-131
p groin	90
p hair	-34
p half	-80
p hand	-64
p happen	-168
p happy	-108
p hard	-74
p hat	-207
p have	-196
p hay	146
p head	-159
p headach	-96
p healthy	-81
p hear	-174
p heard	98
p heavy	-90
p held	-50
p help	-103
p hemoglobin	35
p hep	73
p high	-68
p himself	31
p history	111
p hom	89
p hop	-98
p hopeful	-126
p hospital	45
p hour	132
p hurt	-207
p hypertension	-76
p ibuprofen	-78
p ice	83
p iced	86
p idea	-52
p identify	160
p ignor	63
p impact	-140
p important	-61
p impression	-68
p improv	72
p improve	-52
p incision	-132
p includ	140
p infection	-67
p inflammation	78
p information	-112
p inhaler	122
p initial	88
p injection	46
p injur	-170
p injury	91
p insuranc	-34
p intact	-61
p interest	38
p invasiv	40
p issu	-158
p january	-121
p job	-30
p karen	96
p keep	-69
p key	53
p kick	-42
p kid	-160
p kidney	54
p kind	-136
p kne	115
p kneecap	-141
p know	-238
p lab	62
p laid	-116
p lan	-65
p land	120
p lasix	56
p lat	43
p later	-148
p lateral	-94
p lay	-141
p learn	-51
p left	143
p lesion	115
p let	-68
p level	228
p lidocain	138
p lif	110
p ligament	-58
p light	-108
p lighthead	84
p lik	38
p lin	55
p lipid	134
p lisfranc	-37
p lisinopril	-73
p list	-95
p listen	-85
p littl	-90
p liver	65
p location	132
p long	-48
p los	33
p lose	68
p lov	-230
p low	-201
p lumbar	127
p lump	37
p lung	-49
p main	41
p mak	-34
p make	41
p many	-40
p march	69
p mayb	-152
p med	33
p medical	-105
p medicin	-158
p meet	-130
p melanoma	90
p meloxicam	40
p mention	-62
p metformin	-107
p midlin	117
p might	-83
p mil	-41
p mild	-159
p milligram	184
p millimeter	80
p minut	56
p miss	-113
p modification	52
p mom	57
p moment	99
p monday	95
p month	178
p morn	158
p moved	62
p mri	103
p nam	-206
p nasal	93
p nausea	-44
p nauseous	43
p neck	-53
p need	-93
p needl	71
p negativ	51
p nerv	-35
p never	-162
p new	-128
p nic	-118
p nicotin	157
p night	78
p nin	32
p ninety	65
p nobody	-145
p non	-132
p normal	-129
p norvasc	-102
p nos	-152
p noth	45
p november	-32
p nsaid	-100
p numb	-61
p number	-193
p numbness	38
p nurs	-212
p occasional	63
p occur	59
p offic	122
p often	-129
p on	-40
p onc	-45
p one	-87
p only	-41
p option	-120
p order	92
p ordinary	144
p other	-170
p otherwis	-143
p overal	44
p palpation	116
p panel	161
p paperwork	-112
p part	-60
p party	-65
p pass	-180
p past	86
p patch	140
p pathology	93
p patient	90
p pcp	-134
p peopl	-73
p perform	57
p period	66
p pharmacy	-121
p physical	39
p physician	56
p pick	-83
p piec	95
p pil	-212
p pizza	32
p plac	-38
p plan	77
p plat	-84
p play	124
p pleas	-131
p point	47
p poor	52
p pop	180
p position	-86
p positiv	85
p pound	83
p prescrib	-64
p prescription	-67
p present	136
p pressur	54
p pric	65
p probab	-173
p problem	-147
p procedur	-85
p proper	-130
p prostat	157
p protonix	-88
p provid	-42
p puf	124
p pul	-47
p puls	-171
p push	-163
p put	-135
p question	-109
p rang	36
p reach	102
p reaction	70
p read	-172
p ready	-41
p real	-38
p rear-end	129
p reason	-68
p recal	-128
p receiv	-171
p recent	164
p recommend	40
p reduc	137
p refer	109
p refil	-46
p reflux	34
p relat	72
p relief	61
p remember	-138
p renal	39
p repair	129
p repeat	53
p rest	31
p result	-127
p retain	-95
p review	-31
p rid	-129
p righty	-167
p risk	-147
p root	-99
p routin	123
p rul	-67
p run	34
p runner	-36
p salt	-141
p salty	-98
p say	-132
p scalp	-128
p scan	99
p scar	-48
p schedul	-129
p screw	-84
p se	-205
p second	-56
p see	-30
p send	45
p sens	-66
p sensation	-106
p sent	-138
p seven	134
p seventy	-99
p sever	-45
p short	-33
p shortness	-56
p should	-94
p show	56
p sick	-198
p sid	46
p singulair	56
p sit	46
p six	95
p ski	154
p sleep	-129
p slight	-122
p slip	63
p slow	112
p smal	55
p smok	-77
p soccer	118
p soft	91
p somebody	-94
p someth	-70
p sometim	-199
p soon	-151
p sooner	-51
p sound	-67
p sport	-58
p sprain	56
p stabiliz	-57
p stabl	99
p stag	136
p stand	44
p standpoint	-82
p start	-72
p stay	-285
p step	130
p stick	34
p stif	-126
p stil	-38
p stomach	-190
p stop	-54
p straighten	-117
p strengthen	63
p stress	-108
p stressful	56
p stretch	104
p strok	31
p strong	-164
p struggl	63
p study	-98
p stuf	-40
p stuffy	-150
p successful	-132
p such	33
p sudden	101
p suggest	-98
p summer	100
p sup	131
p super	-153
p suppos	-142
p surgical	-56
p surpris	-178
p swallow	62
p swollen	-132
p syndrom	116
p take	169
p talk	-158
p tear	-102
p tel	-94
p tell	-67
p ten	33
p tenderness	65
p tennis	124
p tension	156
p term	-171
p test	-55
p thank	-105
p thankful	-134
p therapist	38
p therapy	38
p thes	-172
p thickness	118
p think	-259
p third	-138
p thirty	-143
p thos	-169
p though	-47
p thre	127
p throat	87
p through	-134
p thyroid	-38
p tic	142
p tick	123
p tingl	39
p today	-103
p toe	-65
p together	88
p top	-95
p touch	-90
p toward	-152
p trail	-162
p trash	143
p travel	149
p treat	-84
p treatment	-55
p tried	-127
p triglycerid	81
p troubl	-49
p try	33
p tunnel	108
p turkey	-86
p turn	-128
p twenty	82
p twic	51
p twist	117
p two	37
p typ	135
p typical	53
p ultrasound	60
p under	-167
p unfortunat	-59
p unless	-103
p until	65
p urin	96
p urinalysis	105
p us	-61
p use	-103
p usual	-81
p vaccin	44
p vincent	-114
p visit	39
p vitamin	38
p vomit	-45
p wait	-154
p wak	-100
p walmart	-71
p want	-189
p warm	81
p watch	-45
p water	-97
p way	-189
p wear	141
p week	-138
p weigh	-52
p weight	77
p weird	-69
p wel	185
p whatever	-119
p wher	-174
p whil	-147
p whol	-61
p wif	-63
p win	-150
p wish	-198
p wok	-151
p wonder	-71
p word	-143
p work	-46
p workout	-137
p worsen	-89
p would	-99
p wound	73
p wrap	154
p x-ray	79
p yard	-170
p yesterday	97
p yet	-188
p yoga	137
phase exam	32
phase opening	159
phase results	-46
place 0	110
place 1	36
place 3	98
place 4	-80
place 5	-45
place 6	-167
place 7	-74
place 8	-53
place 9	179
prev clinician answered	146
prev clinician told	124
prev patient denied	-172
prev patient told	-129
r a1c	-51
r abl	69
r about	-176
r activity	105
r alignment	92
r all	130
r anti-inflammatory	-117
r arm	162
r arthritis	69
r based	-62
r becaus	-33
r believ	67
r bit	-102
r blood	77
r bon	-33
r bony	131
r cal	-173
r caus	-110
r come	-121
r concern	-59
r coupl	-145
r ct	61
r day	-141
r diseas	129
r doing	-125
r echocardiogram	31
r ekg	-60
r elbow	-138
r elevat	137
r everyth	-118
r evidenc	110
r exam	-93
r fin	-101
r find	-94
r first	-96
r follow-up	35
r fractur	-97
r function	-38
r get	-38
r go	-188
r heart	-161
r help	42
r hemoglobin	71
r high	55
r improve	-95
r interest	-121
r joint	-162
r kidney	48
r lab	-61
r last	57
r left	98
r long	76
r look	-36
r low	-61
r lower	104
r lumbar	117
r medication	-127
r might	-75
r month	-114
r mov	114
r next	-171
r normal	-41
r notic	79
r other	30
r pain	-172
r panel	104
r patient	-65
r pressur	140
r probab	53
r problem	-127
r pump	-186
r put	-52
r quit	-156
r result	-52
r right	171
r run	-78
r say	-85
r see	-108
r shoulder	122
r show	104
r slight	-65
r sling	50
r stabl	94
r stomach	-138
r surgery	-163
r swel	-62
r tak	-95
r talk	75
r test	-42
r ther	-40
r thes	32
r thing	-104
r think	-85
r thos	-134
r thre	81
r tim	-93
r today	85
r two	157
r week	103
r work	-147
r would	-81
r x-ray	59
r year	157
rf clinician answered	-55
rf clinician denied	199
rf clinician reported	87
rf clinician told	40
rf patient denied	129
rf patient fragment	66
rf patient told	-33
role clinician	70
rp clinician exam	68
rp clinician history	-87
rp clinician opening	129
rp clinician plan	65
rp patient exam	-94
rp patient history	58
rp patient opening	173
rp patient plan	-105
rp patient results	-240
rplace clinician 1	53
rplace clinician 2	-90
rplace clinician 3	-76
rplace clinician 4	167
rplace patient 0	131
rplace patient 1	64
rplace patient 2	-43
rplace patient 3	-167
rplace patient 4	-194
says i exam	-157
says i history	-170
says i opening	-133
says i plan	-106
share -1	580
share 0	-253
share 2	-47
share 3	-56
symptom	116
symptom clinician exam	48
symptom clinician history	211
symptom clinician opening	50
symptom clinician plan	51
symptom clinician results	39
symptom patient exam	-61
symptom patient history	-99
symptom patient plan	-30
symptom patient results	-172
unsound	82
unsound clinician exam	-226
unsound clinician history	-59
unsound clinician plan	-92
unsound clinician results	61
unsound patient exam	97
unsound patient history	268
unsound patient plan	86
unsound patient results	-153
w 0	182
w :	-51
w a	91
w a1c	109
w abdomen	42
w abdominal	116
w abl	-48
w absolut	-95
w accident	134
w ace	125
w ach	-114
w acn	66
w action	-88
w acut	89
w additional	106
w adjustment	-55
w advil	-126
w affect	-182
w afterward	78
w again	-35
w ago	202
w agre	-186
w ahead	-125
w air	-45
w albuterol	120
w alignment	135
w alkalin	98
w all	-150
w allergy	218
w alleviat	-175
w allopurinol	106
w allow	-93
w almost	-34
w along	-55
w already	-216
w also	61
w alt	156
w alway	-225
w amino	104
w an	151
w and	77
w anemia	-46
w annoy	-129
w annual	180
w anti-inflammatory	-112
w antibiotic	-57
w anxiety	47
w any	-149
w anybody	-121
w anymor	-136
w anyth	-231
w anytim	-157
w anyway	-148
w anywher	-137
w appear	-65
w apply	-45
w appointment	-152
w appreciat	-81
w april	-38
w arch	59
w area	-32
w arm	46
w around	-125
w artery	157
w arthritis	146
w ask	-177
w asked	57
w aspect	165
w aspirin	42
w assess	79
w assessment	72
w assistant	113
w associat	180
w assum	-91
w asthma	48
w at	92
w attempt	133
w auscultation	73
w avoid	63
w awar	-80
w away	-124
w baby	86
w back	-91
w backyard	-119
w bad	-156
w bal	78
w bas	126
w based	70
w basketbal	143
w bathroom	-126
w be	190
w beat	-68
w becaus	-112
w becom	-84
w bed	-142
w befor	-119
w begin	-123
w behind	-127
w belly	-196
w bend	-198
w benign	79
w best	-192
w between	40
w big	-87
w biopsy	120
w birth	-147
w black	-30
w bladder	-106
w bleed	83
w bmi	-133
w bony	187
w both	-125
w bother	-52
w bottom	-100
w bought	-165
w bowel	141
w box	120
w brac	144
w break	-44
w breast	193
w bring	-150
w brown	129
w bruis	-65
w bruit	44
w bump	-62
w bunch	-118
w burger	80
w burn	-174
w busy	-133
w by	158
w c	124
w cal	-99
w calf	-90
w can	-224
w cancer	170
w cannot	-303
w capillary	-37
w car	61
w carcinoma	79
w card	89
w cardiac	135
w careful	62
w carolyn	-154
w carotid	129
w carpal	108
w carvedilol	80
w cas	-107
w cast	33
w catch	49
w cbc	38
w cc	95
w ceil	34
w cel	65
w celeston	60
w center	44
w centimeter	182
w certain	-158
w cervical	135
w chanc	-36
w chang	71
w chart	-100
w cheaper	-73
w check	-162
w chemotherapy	115
w cholesterol	-39
w chronic	130
w cialis	49
w clean	82
w clindamycin	122
w clinic	43
w clos	-222
w cold	-121
w collateral	104
w colon	72
w colonoscopy	77
w color	-115
w com	-222
w come	-198
w common	-63
w complet	-83
w complex	-107
w complication	-126
w computer	30
w concern	45
w condition	-49
w confirm	114
w congestion	89
w congestiv	170
w consider	95
w consistent	40
w constipation	-132
w continu	123
w control	-106
w copd	102
w couch	-48
w cough	-118
w could	-137
w count	65
w coupl	-37
w cousin	-134
w cover	-57
w crazy	-110
w creatinin	96
w ct	100
w cuf	38
w cultur	105
w current	50
w cut	-222
w cva	80
w cvs	-101
w d	138
w dad	-72
w dat	-93
w data	-124
w daughter	-118
w day	50
w dcis	111
w december	-36
w decent	-95
w decid	-123
w decreas	159
w deep	-108
w deficiency	111
w definit	-61
w degre	180
w deliver	-134
w deny	249
w depend	-215
w depression	78
w dermatologist	125
w describ	-146
w desk	-37
w develop	117
w dexamethason	53
w diagnos	86
w diagnosis	71
w diagnostic	-132
w diarrhea	-150
w diet	-45
w dietary	126
w different	159
w difficult	-40
w difficulty	58
w direct	-56
w disc	69
w discharg	85
w discount	79
w diseas	64
w distal	98
w distention	56
w distress	117
w diuretic	31
w diverticulosis	108
w dizziness	-143
w doctor	-213
w dog	-76
w doing	67
w dorsal	109
w dorsalis	72
w dos	-58
w down	-190
w dr	70
w draw	-124
w drawer	33
w drawn	-133
w driv	-162
w drug	-86
w ductal	79
w due	109
w each	84
w ear	150
w easter	-126
w easy	-51
w eat	-195
w ecchymosis	72
w echocardiogram	75
w edema	-78
w edward	-91
w effect	42
w eg	-128
w eight	65
w eighteen	-192
w either	-199
w ejection	87
w elbow	-48
w elevat	104
w els	-127
w embarrass	-134
w emergency	107
w ended	-114
w endocrin	84
w endors	-187
w endoscopy	115
w enjoy	-158
w enough	-227
w epidural	124
w equal	116
w erythema	150
w especial	-57
w even	-111
w ever	-118
w everyday	-148
w everyth	-217
w evidenc	181
w exacerbation	153
w exact	-53
w exam	-63
w examin	85
w examination	40
w excit	-164
w exercis	64
w exertion	84
w exhalation	95
w expect	-98
w experienc	-146
w explain	-148
w explor	-109
w extension	126
w extra	-129
w extrem	30
w extremity	109
w ey	-46
w eye	-167
w fac	-203
w failur	118
w fair	-39
w fall	125
w fami	-114
w familiar	-127
w far	-125
w fast	-195
w father	113
w fatigu	56
w fatty	-95
w fds	146
w feel	-89
w femal	39
w fever	-52
w few	-47
w fiber	-53
w field	-97
w fifteen	-47
w fifth	-54
w fifty	63
w figur	-102
w fin	-217
w final	-179
w finasterid	73
w find	58
w first	-97
w fish	-122
w fiv	193
w flank	65
w flar	121
w flat	-155
w flat-foot	-152
w flexeril	-116
w flexion	165
w flexor	97
w fluid	-102
w focal	113
w focus	-142
w follow	92
w follow-up	198
w food	50
w foot	31
w footbal	99
w for	85
w forget	118
w forth	-103
w forty	166
w forward	-112
w four	116
w fourteen	130
w french	-104
w friend	-122
w from	115
w front	-33
w fruit	115
w fry	-104
w ful	48
w function	38
w further	50
w futur	-134
w gabapentin	34
w gabriel	-131
w gal	-161
w gel	83
w general	-179
w get	-148
w giv	-39
w give	-156
w go	-244
w goal	55
w going	-76
w golf	81
w good	-162
w gout	138
w gradual	-50
w great	-98
w greater	-47
w groin	148
w ground	115
w guard	171
w gummy	127
w gutierrez	34
w guy	-57
w gym	-81
w hair	-125
w half	-112
w hand	-142
w happen	-186
w happy	-108
w hard	-103
w hat	-207
w have	273
w hay	146
w he	180
w head	-187
w headach	-83
w health	118
w hear	-241
w heard	61
w heel	98
w held	-50
w help	-127
w hemoglobin	86
w hep	95
w hepatomega	65
w her	-220
w high	-114
w him	-89
w himself	112
w hip	111
w his	142
w history	88
w hit	35
w hold	-135
w hom	38
w hop	-133
w hopeful	-93
w hormon	-160
w hospital	-36
w hour	136
w how	-100
w however	64
w humerus	84
w hundr	-95
w hurt	-237
w hypertension	-53
w i	-251
w ibuprofen	-74
w iced	86
w idea	-64
w identify	160
w if	-169
w ignor	63
w imag	-91
w impact	-53
w important	-141
w impression	-68
w improve	-109
w in	36
w incision	-112
w includ	79
w increas	84
w index	104
w infection	-102
w inferior	119
w information	-134
w inhaler	121
w initial	88
w injection	83
w injur	-177
w injury	106
w insert	-160
w insid	94
w insuranc	-34
w intact	137
w intak	39
w interest	-85
w into	-69
w invasiv	42
w involv	-38
w ish	-91
w issu	-147
w it	-287
w itchy	-90
w itself	-139
w january	-193
w job	-30
w john	104
w joint	45
w jugular	47
w jun	64
w keep	-190
w key	99
w kick	-131
w kid	-160
w kidney	61
w kind	-129
w kne	73
w kneecap	-126
w know	-191
w laid	-116
w lan	-65
w land	120
w lasix	56
w later	-148
w lay	-190
w lean	-155
w learn	-37
w left	243
w leg	49
w lesion	185
w less	-44
w let	-135
w level	98
w lidocain	138
w lif	70
w lift	-160
w lighthead	84
w lik	-226
w limit	140
w limp	31
w lip	128
w lipid	167
w lisfranc	-65
w list	-118
w listen	-180
w littl	-171
w liv	-111
w liver	64
w local	36
w locat	145
w location	132
w log	-53
w long	-65
w longer	-148
w look	-195
w lose	91
w loss	87
w lot	-91
w lov	-226
w lower	93
w lumbar	138
w lumpectomy	42
w lung	-163
w lymph	128
w lymphadenopathy	58
w magnesium	87
w maintain	133
w mak	-113
w mal	134
w malleolus	101
w mammogram	78
w maneuver	42
w many	-76
w margin	70
w mas	116
w mass	32
w massag	157
w mayb	-136
w me	-130
w mean	-146
w measur	70
w medial	126
w medical	-82
w medication	-92
w medicin	-233
w meet	-86
w melanoma	92
w mention	-167
w mg	63
w middl	46
w midfoot	55
w midlin	85
w might	-61
w mild	63
w milligram	264
w miss	-150
w mitral	141
w mmr	110
w modification	83
w mol	97
w mom	57
w moment	73
w monday	95
w month	225
w mor	-48
w morn	87
w motor	196
w motrin	-40
w mouth	135
w moved	32
w movement	69
w mr	116
w mri	112
w much	-56
w multipl	118
w murmur	71
w muscl	-86
w musculoskeletal	-178
w my	-409
w nam	-206
w nasal	118
w nauseat	-129
w nauseous	43
w near	114
w need	-41
w needl	88
w negativ	149
w nervous	-40
w neurologic	-130
w neurological	-55
w neuropathy	159
w neurovascular	-37
w never	-188
w new	-135
w newly	160
w nic	-149
w nicotin	157
w night	72
w nin	121
w no	233
w nobody	-145
w nod	128
w nodul	52
w non	-170
w norvasc	-122
w nos	-152
w not	-41
w noted	182
w november	-49
w now	-314
w numb	-78
w number	-254
w numbness	135
w nurs	-210
w o'clock	-58
w occasional	41
w occur	59
w of	100
w off	-69
w often	-54
w old	79
w onc	-48
w one	-112
w only	-121
w open	-75
w option	-65
w order	51
w ordinary	108
w other	-190
w otherwis	-167
w our	-139
w out	-142
w outcom	-87
w ovarian	143
w overal	91
w oxygen	-77
w pain	100
w painful	-41
w palpabl	52
w palpation	120
w panel	213
w pap	76
w paperwork	-112
w park	-102
w part	-72
w party	-65
w pass	-167
w past	-39
w patch	109
w pathology	139
w patient	158
w pcp	-109
w pedis	95
w pee	-122
w peopl	-185
w per	51
w percent	-34
w perform	46
w person	-118
w phalanx	98
w pharmacy	-145
w phas	123
w phon	-133
w phosphatas	98
w pick	-65
w pictur	-110
w piec	95
w pil	-257
w plac	-42
w plan	73
w plantar	104
w plat	-84
w play	163
w player	80
w pleas	-239
w pleasant	-80
w point	122
w poor	52
w pop	180
w positiv	151
w possibl	62
w potential	-83
w pound	39
w pr	-71
w pre-op	-122
w prescrib	-69
w prescription	-67
w present	163
w press	-48
w pretty	-127
w prevent	-87
w pric	65
w primary	74
w prior	157
w probab	-130
w problem	-68
w proc	86
w procedur	-100
w process	-94
w product	-104
w progesteron	51
w prognosis	125
w program	122
w proper	-148
w prostat	177
w protonix	-88
w proximal	140
w prozac	32
w psa	111
w puf	119
w pul	-60
w pulmonary	42
w pump	-131
w purs	128
w push	-182
w put	-126
w quadrant	109
w question	-155
w quick	-167
w quit	-54
w radial	103
w radiation	147
w radiology	-157
w rais	118
w rat	132
w reaction	97
w read	-201
w ready	-197
w real	-114
w rear-end	129
w reason	-96
w rebound	130
w recal	-96
w receiv	-190
w recent	181
w recommend	124
w redness	-41
w reduc	79
w refer	122
w referral	-83
w reflex	81
w reflux	77
w regimen	127
w regurgitation	141
w relat	72
w relax	-106
w remember	-43
w remind	-160
w renal	39
w repair	159
w repeat	84
w repetitiv	-110
w replacement	31
w report	78
w respiration	-153
w result	-103
w retain	-126
w return	162
w reveal	87
w review	40
w rex	-43
w rhonchi	131
w rhythm	129
w rid	-129
w right	212
w righty	-167
w risk	-143
w room	124
w root	-99
w rotator	118
w routin	158
w rub	-41
w rul	33
w run	-32
w runner	-69
w salt	-85
w salty	-125
w sam	-56
w sanchez	-59
w sat	-141
w saturation	81
w saturday	-33
w say	-239
w scal	-148
w scalp	-165
w scan	101
w schedul	-115
w screen	-33
w screw	-84
w se	-202
w seat	-49
w see	-53
w seem	-69
w seizur	33
w sens	-66
w set	-68
w seven	161
w seventy	65
w several	-32
w sheet	-104
w shingl	115
w sho	-145
w short	-72
w shortness	71
w shot	-146
w should	-128
w shoulder	106
w show	103
w sibl	30
w sick	-199
w sign	-148
w sinc	38
w singulair	56
w sister	-78
w six	149
w sixty	37
w ski	171
w skin	56
w sleep	-164
w sling	50
w slow	113
w so	-374
w soccer	96
w soft	-42
w som	-128
w somebody	-154
w someth	-105
w sometim	-260
w somewher	-113
w soon	-151
w sooner	33
w sorry	-144
w sound	-143
w sport	-121
w sprain	56
w squeez	-84
w stabiliz	-94
w stabl	127
w stag	158
w stand	44
w standpoint	-107
w start	-164
w status	154
w stay	-147
w stent	-71
w step	115
w steroid	52
w stick	34
w stif	-154
w stomach	-205
w ston	63
w stool	66
w stop	-160
w straighten	-165
w strain	-52
w street	-42
w strengthen	95
w stress	-37
w stressful	45
w stretch	104
w strok	-32
w strong	32
w struggl	101
w study	-88
w stuf	-143
w stuffy	-150
w successful	-132
w such	33
w sudden	111
w summer	160
w sup	131
w super	-153
w supplement	85
w suppos	-168
w sur	-175
w surpris	-221
w suspicious	67
w swallow	74
w sweet	-104
w swollen	-182
w symptom	-86
w syndrom	114
w systolic	80
w tablet	-90
w tak	-128
w take	141
w talk	-148
w team	-128
w tear	-78
w tel	-132
w temperatur	41
w templat	-111
w ten	37
w tenderness	126
w tendon	87
w tennis	158
w tension	47
w test	75
w testicl	47
w testosteron	-101
w thank	-136
w thankful	-142
w that	-160
w thc	165
w the	50
w their	-86
w them	-237
w then	-166
w ther	39
w therapist	38
w thes	-166
w they	-190
w they_	51
w thickness	118
w thing	-198
w think	-240
w this	-54
w thos	-288
w though	-66
w thre	220
w throat	100
w through	-115
w thyroid	-109
w tic	142
w tick	123
w tightness	153
w tingl	87
w tip	-60
w tissu	45
w titer	105
w today	31
w toe	127
w together	42
w tonsil	-41
w too	-210
w top	-146
w torsemid	88
w total	90
w touch	-47
w toward	-175
w trac	-37
w trail	-233
w transplant	70
w trash	143
w travel	149
w treat	-51
w tried	-147
w trigger	58
w triglycerid	101
w troubl	-75
w tumor	79
w tunnel	108
w turkey	-86
w turn	-134
w twenty	105
w twic	69
w twist	82
w two	43
w typ	-39
w ulcer	99
w ultrasound	85
w uncomfortabl	-50
w uncontrol	126
w under	-174
w unfortunat	-59
w unithroid	53
w unless	-119
w unload	-125
w unremarkabl	72
w until	47
w up	-192
w upon	-132
w upper	146
w ureter	122
w urin	92
w urinalysis	105
w urology	-45
w us	-58
w use	-115
w used	-38
w usual	-108
w vaccin	57
w vehicl	134
w venous	38
w very	-47
w visit	132
w vital	-99
w vitamin	129
w vomit	-74
w wait	-155
w wak	-127
w walker	95
w walmart	-71
w want	-128
w warm	82
w watch	-111
w water	-133
w way	-175
w we	-93
w weakness	136
w wear	140
w weather	-174
w week	-62
w weekend	-67
w weigh	-95
w weight	127
w weird	-66
w wel	161
w what	-304
w whatever	-119
w wheez	70
w wher	-226
w whether	-85
w which	-48
w whil	-117
w whit	-74
w who	-103
w whol	-61
w why	-86
w wif	-67
w wil	-30
w win	31
w wish	-198
w with	123
w within	55
w without	62
w wok	-151
w wonder	-92
w word	-164
w workout	-137
w worsen	-91
w worst	-54
w would	-166
w wound	147
w wow	-118
w wrap	205
w x-ray	104
w yard	-188
w yeah	-63
w year	125
w year-old	97
w yes	-87
w yesterday	56
w yet	-179
w yoga	166
w you	-125
w young	39
w your	-134
w zero	138
you	-192
`;
