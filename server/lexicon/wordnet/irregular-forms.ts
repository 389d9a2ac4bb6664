import type { PartOfSpeech } from "@/server/domain/sense/part-of-speech";

// Each line: a base, then its forms that no rule of endings leads back to it.
const nouns = `
analysis analyses | axis axes | bacterium bacteria | basis bases | calf calves | child children | crisis crises
criterion criteria | curriculum curricula | datum data | die dice | elf elves | foot feet | fungus fungi | goose geese
half halves | hoof hooves | hypothesis hypotheses | index indices | knife knives | larva larvae | leaf leaves
life lives | loaf loaves | louse lice | matrix matrices | medium media | mouse mice | nucleus nuclei | oasis oases
ox oxen | parenthesis parentheses | person people | phenomenon phenomena | quiz quizzes | radius radii | scarf scarves
self selves | shelf shelves | stimulus stimuli | synthesis syntheses | thesis theses | thief thieves | tooth teeth
vertex vertices | wife wives | wolf wolves`;

const verbs = `
arise arose arisen | awake awoke awoken | be am is are was were been | bear bore borne | beat beaten
become became | begin began begun | bend bent | bet betted | bind bound | bite bit bitten | bleed bled | blow blew blown
break broke broken | breed bred | bring brought | build built | burn burnt | buy bought | catch caught
choose chose chosen | cling clung | come came | creep crept | deal dealt | die dying | dig dug | do did done does
draw drew drawn | dream dreamt | drink drank drunk | drive drove driven | eat ate eaten | fall fell fallen | feed fed
feel felt | fight fought | find found | flee fled | fling flung | fly flew flown | forbid forbade forbidden
forget forgot forgotten | forgive forgave forgiven | freeze froze frozen | get got gotten | give gave given
go went gone goes | grind ground | grow grew grown | hang hung | have had has | hear heard | hide hid hidden
hold held | keep kept | kneel knelt | know knew known | lay laid | lead led | lean leant | leap leapt | learn learnt
leave left | lend lent | lie lay lain lying | light lit | lose lost | make made | mean meant | meet met | pay paid
prove proven | ride rode ridden | ring rang rung | rise rose risen | run ran | say said | see saw seen | seek sought
sell sold | send sent | sew sewn | shake shook shaken | shine shone | shoot shot | show shown | shrink shrank shrunk
sing sang sung | sink sank sunk | sit sat | sleep slept | slide slid | sling slung | smell smelt | speak spoke spoken
spell spelt | spend spent | spill spilt | spin spun | spoil spoilt | spring sprang sprung | stand stood
steal stole stolen | stick stuck | sting stung | strike struck stricken | swear swore sworn | sweep swept
swell swollen | swim swam swum | swing swung | take took taken | teach taught | tear tore torn | tell told
think thought | throw threw thrown | tie tying | understand understood | wake woke woken | wear wore worn
weave wove woven | weep wept | win won | wind wound | withdraw withdrew withdrawn | write wrote written`;

const adjectives = `
bad worse worst | far farther farthest further furthest | good better best | little less least | many more most`;

const adverbs = `
badly worse worst | far farther farthest further furthest | well better best`;

/** The bases of each form. */
function basesByForm(lines: string): ReadonlyMap<string, readonly string[]> {
  const bases = new Map<string, string[]>();
  for (const line of lines.split(/[|\n]/)) {
    const [base = "", ...forms] = line.trim().split(" ");
    for (const form of forms) bases.set(form, [...(bases.get(form) ?? []), base]);
  }
  return bases;
}

/**
 * What a word is an irregular form of: of a noun, "mice" gives "mouse". Only the frequent ones of English are known.
 */
export const irregularBases: Record<PartOfSpeech, ReadonlyMap<string, readonly string[]>> = {
  n: basesByForm(nouns),
  v: basesByForm(verbs),
  a: basesByForm(adjectives),
  r: basesByForm(adverbs),
};
