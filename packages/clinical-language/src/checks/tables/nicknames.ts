const lines = `robert rob bob bobby robbie
william will bill billy liam willie
richard rick dick rich ricky
james jim jimmy jamie
john johnny jack jon jonathan
michael mike mikey mick
joseph joe joey
thomas tom tommy
charles charlie chuck chas
christopher chris kit topher
daniel dan danny
matthew matt
anthony tony
donald don donny
steven stephen steve
andrew andy drew
joshua josh
kenneth ken kenny
kevin kev
edward ed eddie ted teddy ned
ronald ron ronnie
timothy tim timmy
jeffrey jeff geoffrey geoff
ryan ry
gregory greg
benjamin ben benny benji
samuel sam sammy
patrick pat paddy
alexander alex al sasha
raymond ray
lawrence larry laurence
nicholas nick nicky
gerald jerry gerry
peter pete
frank francis frankie
walter walt
henry hank harry
david dave davey
philip phil phillip
vincent vince vinny
frederick fred freddie
leonard leo len lenny
theodore theo ted
zachary zach zack
nathaniel nathan nate
elizabeth liz beth betty betsy eliza lizzie libby ellie
margaret maggie peggy meg marge margie
katherine catherine kate katie kathy cathy kathryn kay kat
patricia pat patty tricia trish
jennifer jen jenny
barbara barb barbie
susan sue susie suzanne
jessica jess jessie
sarah sara sally
deborah debra deb debbie
rebecca becca becky
dorothy dot dottie dolly
christina christine chris tina chrissy kristina
victoria vicky tori vicki
pamela pam pammy
amanda mandy
melissa missy mel
stephanie steph
cynthia cindy
kimberly kim
sandra sandy
samantha sam
alexandra alex allie sasha sandra
theresa teresa terry tess
jacqueline jackie
judith judy jude
virginia ginny ginger
abigail abby gail
madison maddie
gabrielle gabby
isabella bella izzy isabel
natalie nat
valerie val
veronica ronnie vera
angela angie
ann anna anne annie nancy
mary molly polly maria marie
helen ellen nell nellie
florence flo
gwendolyn gwen`;

const groups = new Map<string, number[]>();
for (const [index, line] of lines.split('\n').entries())
  for (const name of line.split(' ')) groups.set(name, [...(groups.get(name) ?? []), index]);

/** Whether two first names (lower case) may be one person's: the same, a short form, or written almost the same. */
export function mayBeSameName(a: string, b: string): boolean {
  if (a === b || (a.length >= 3 && b.startsWith(a)) || (b.length >= 3 && a.startsWith(b))) return true;
  const own = groups.get(a);
  return own !== undefined && (groups.get(b) ?? []).some((group) => own.includes(group));
}
