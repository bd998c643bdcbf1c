/** Common first names by the sex they are mostly given to; names that are also everyday words ("will", "mark", "grace", "may") are left out. */
export const maleNames: ReadonlySet<string> = new Set(
  `james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony donald steven stephen paul andrew joshua
  kenneth kevin brian george timothy ronald edward jason jeffrey ryan jacob gary nicholas eric jonathan larry justin scott brandon benjamin samuel
  gregory alexander patrick raymond dennis jerry tyler aaron jose adam nathan henry zachary douglas peter kyle noah ethan jeremy
  walter christian keith austin roger terry sean gerald carl harold dylan arthur lawrence jordan jesse bryan bruce gabriel joe logan alan juan
  albert willie elijah randy vincent mason roy ralph bobby russell bradley philip phillip eugene liam luis carlos miguel antonio pedro diego juan jorge
  fred martin howard leonard stanley nathaniel lucas oliver victor francisco ricardo eduardo fernando ahmed mohammed muhammad omar ali hassan
  bob jim tom mike dave steve dan matt tony tim ron ed jeff greg ben alex joel craig todd derek shawn curtis marcus travis corey
  johnny harry frank theodore jack max leo oscar isaac ian evan connor cody dustin seth wayne allen dale glenn earl clarence ernest
  francis melvin leroy marvin vernon clifford gordon neil hugh ivan raj amit wei hiroshi paulo sam louis lewis jimmy billy tommy ray don
  charlie eddie kenny ronnie andre darren duane edwin herbert lloyd norman ted warren wesley`.split(/\s+/),
);

export const femaleNames: ReadonlySet<string> = new Set(
  `mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty margaret sandra ashley kimberly emily donna michelle
  carol amanda dorothy melissa deborah stephanie rebecca sharon laura cynthia kathleen amy angela shirley anna brenda pamela emma nicole helen samantha
  katherine christine debra rachel carolyn janet catherine maria heather diane ruth julie olivia joyce virginia victoria kelly lauren christina joan
  evelyn judith megan andrea cheryl hannah jacqueline martha gloria teresa ann sara madison frances kathryn janice jean abigail alice julia
  sophia denise amber doris marilyn danielle beverly isabella theresa diana natalie brittany charlotte marie kayla alexis lori
  kate katie kathy cathy sue sally jane jill anne annie beth betsy carmen rosa ana lucia elena sofia fatima aisha priya mei yuki ingrid
  tina wendy tracy stacy stacey dawn erin holly tammy robin leslie bonnie peggy rita connie tiffany crystal monica erica erika gina veronica vanessa
  melanie valerie jenny jen liz maggie molly nina nora paula phyllis regina rhonda sylvia sheila tara thelma lillian lucy ella
  chloe zoe mia ava edith ethel eva florence gail geraldine irene jeanne josephine june kim kristen kristin lois loretta louise marjorie
  maureen mildred norma pauline rosemary wanda yolanda yvonne vivian velma edna eileen ellen elaine claire bertha audrey arlene anita alma
  allison alicia agnes adele abby mandy mindy vicki vickie`.split(/\s+/),
);
