/** A part of an article as plain words. */
export interface Passage {
  article: string
  section: string
  /** Of the article. */
  title: string
  /** Of the part. */
  heading: string
  words: string
}

export interface Hit {
  passage: Passage
  score: number
}

/** A piece of a sentence that matches what is sought, or does not. */
export interface Piece {
  words: string
  isHit: boolean
}

type Range = readonly [from: number, to: number]

const han = /\p{Script=Han}/u
/** Runs of Chinese, and words of letters and figures. */
const runs = /\p{Script=Han}+|[\p{Letter}\p{Number}]+/gu
/** What questions are made of says nothing about their subject. */
const askingChinese = /怎么样|怎麼樣|怎么|怎麼|怎样|怎樣|如何|为什么|為什麼|什么|什麼|哪里|哪裡|在哪|可以|能否|吗|嗎|呢/gu
const askingEnglish = new Set(
  'a an and are can do does for how i if in is it my of on or the to what when where which why with'.split(' '),
)

/** What is sought, in parts that are each looked for: words by their beginning, Chinese anywhere. */
export function termsOf(query: string): string[] {
  const all = query.toLowerCase().match(runs) ?? []
  const telling = all
    .flatMap((run) => (han.test(run) ? run.split(askingChinese) : [run]))
    .filter((term) => term !== '' && !askingEnglish.has(term))
  return [...new Set(telling.length > 0 ? telling : all)]
}

/** Every place of a term; of Chinese that does not stand there as a whole, those of its pairs of characters. */
function rangesOf(words: string, term: string): Range[] {
  const text = words.toLowerCase()
  const whole = placesOf(text, term)
  return whole.length > 0 || !hasPairs(term) ? whole : pairsOf(term).flatMap((pair) => placesOf(text, pair))
}

function placesOf(text: string, term: string): Range[] {
  const before = han.test(term) ? '' : String.raw`(?<![\p{Letter}\p{Number}])`
  return [...text.matchAll(new RegExp(before + term, 'gu'))].map(({ index }) => [index, index + term.length])
}

const hasPairs = (term: string): boolean => han.test(term) && term.length > 2
const pairsOf = (term: string): string[] => [...term].slice(1).map((second, index) => [...term][index] + second)

const enoughPairs = 0.5
const weights = { heading: 6, title: 4, words: 1 } as const

/** How much of a passage has a term as it stands, by where. */
function weightOf(passage: Passage, term: string): number {
  const fields = ['heading', 'title', 'words'] as const
  const having = fields.filter((field) => placesOf(passage[field].toLowerCase(), term).length > 0)
  return having.reduce((sum, field) => sum + weights[field], 0)
}

/** How well a passage answers a term; half as well where only most of its pairs stand there, in whatever order. */
function strength(passage: Passage, term: string): number {
  const whole = weightOf(passage, term)
  if (whole > 0 || !hasPairs(term)) return whole
  const pairs = pairsOf(term).map((pair) => weightOf(passage, pair))
  const share = pairs.filter((weight) => weight > 0).length / pairs.length
  return share < enoughPairs ? 0 : pairs.reduce((sum, weight) => sum + weight, 0) / pairs.length / 2
}

/** The passages that have every term, best first; those of one score in the order of the manual. */
export function searchManual(passages: readonly Passage[], query: string): Hit[] {
  const terms = termsOf(query)
  if (terms.length === 0) return []
  return passages
    .map((passage) => ({ passage, score: scoreOf(passage, terms) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}

function scoreOf(passage: Passage, terms: readonly string[]): number {
  const scores = terms.map((term) => strength(passage, term))
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

/** Words in pieces, those that match marked. */
export function markedPieces(words: string, terms: readonly string[]): Piece[] {
  const ranges = terms.flatMap((term) => rangesOf(words, term)).sort(([one], [other]) => one - other)
  const pieces: Piece[] = []
  let at = 0
  for (const [from, to] of ranges) {
    if (to <= at) continue
    if (from > at) pieces.push({ words: words.slice(at, from), isHit: false })
    const last = pieces.at(-1)
    const hit = words.slice(Math.max(from, at), to)
    if (last?.isHit) last.words += hit
    else pieces.push({ words: hit, isHit: true })
    at = to
  }
  if (at < words.length) pieces.push({ words: words.slice(at), isHit: false })
  return pieces
}

const [before, length] = [24, 120]

/** The part of a passage around its first match. */
export function excerptOf(words: string, terms: readonly string[]): string {
  const first = Math.min(words.length, ...terms.flatMap((term) => rangesOf(words, term).map(([from]) => from)))
  const from = first === words.length || first <= before ? 0 : startOfWord(words, first - before)
  const cut = words.slice(from, from + length)
  return `${from > 0 ? '…' : ''}${cut.trim()}${from + length < words.length ? '…' : ''}`
}

/** English is not cut within a word. */
function startOfWord(words: string, near: number): number {
  const space = words.slice(near, near + 16).search(/\s/)
  return han.test(words[near] ?? '') || space < 0 ? near : near + space + 1
}
