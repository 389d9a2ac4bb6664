/** What `baseline --help` says below its options. */
export const baselineHelp = `
Baselines:
  token-overlap  cosine of the sets of tokens that white space separates (STS 2012)
  lcs            longest common substring, twice its length over both lengths (CLSS 2014)
  gst            greedy string tiling with tiles of at least 6 characters (CLSS 2014)
  random         any score alike, drawn from the seed
  typed          pairs of records, a column for each of the eight dimensions (*SEM 2013)

Texts are compared as written: letter case and punctuation count, unless --ignore-case or --trim change them.

A word and a sense are compared by their glosses, with examples: the best sense of the word counts. A gloss in a
fifth column replaces that of WordNet. Behind a tab the line has the confidence: 0 for a word that is not in WordNet.

Typed input is what an import of records takes; the records of STS.input.X.txt lie in its folder or below. On general
all fields are compared, on author, subject and description these fields, on the others the people, times, places and
verbs of all fields. --measure is one of
  tf-idf          cosine of words, weighed by how few of the records have them
  token-overlap   cosine of the sets of words
  entity-overlap  cosine of the sets of names and times, of verbs, or of whole creators and subjects
A record without a creator, for example, scores 0 on author. Names are found by capital letters and WordNet; the paper
used Stanford CoreNLP, and weights from a collection that is not published.

Published scores:
  lcs --max 4 --decimals 3 gives the training file of CLSS 2014, number for number; paragraphs also need --trim.
  For words and senses 478 of 498 scores are the same. The task used WordNet 3.0, we use 3.1.
  gst gives .748 .660 .139 on the test set, where the paper has .728 .662 .146. The paper names the shortest tile (6),
  but neither letter case nor normalisation. With --ignore-case phrases and words give .146, so the paper likely ignored
  case. The reason for .728 is not known: no scores of its gst are published to compare pair by pair.

Examples:
  touchstone baseline token-overlap STS.input.OnWN.txt > STS.output.OnWN.txt
  touchstone baseline lcs sentence2phrase.test.input.tsv --max 4 > sentence2phrase.tsv
  touchstone baseline lcs word2sense.test.input.tsv --max 4 > word2sense.tsv
  touchstone baseline typed STS.input.europeana.txt --max 5 > STS.output.europeana.txt
  touchstone baseline random - --seed 7 < STS.input.headlines.txt`;
