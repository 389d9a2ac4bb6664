const functionWords = new Set(
  `a an the this that these those each every either neither some any no all both half such what which whose
  i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers herself
  it its itself they them their theirs themselves themself oneself one who whom someone anyone everyone nobody something
  anything everything nothing
  and or but nor so yet if then than because although though while whereas unless until since when where why how whether
  about above across after against along among around as at before behind below beneath beside besides between beyond by
  despite down during except for from in inside into like near of off on onto out outside over past per through throughout
  to toward towards under up upon via with within without
  am is are was were be been being have has had having do does did doing can could may might must shall should will would
  ought cannot can't couldn't don't doesn't didn't isn't aren't wasn't weren't won't wouldn't shouldn't hasn't haven't
  hadn't mustn't not there here too very also just only even`.split(/\s+/),
);

/**
 * Whether a word says something by itself: any word but articles, determiners, pronouns, conjunctions, prepositions,
 * auxiliaries, negation and a few adverbs of English. Numbers are content.
 *
 * The paper does not say what a content word is; this is the usual division into open and closed classes.
 * @param form as `wordForm` gives it.
 */
export function isContentWord(form: string): boolean {
  return !functionWords.has(form) && !/^\p{L}+'(m|re|ve|ll|d)$/u.test(form);
}
