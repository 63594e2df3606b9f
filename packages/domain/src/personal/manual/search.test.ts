import { describe, expect, test } from 'vitest'
import { excerptOf, markedPieces, searchManual, termsOf, type Passage } from './search'

const passage = (article: string, heading: string, words: string, title = article): Passage => ({
  article,
  section: heading,
  title,
  heading,
  words,
})

const chinese = [
  passage('people', '添加一位员工', '打开“员工”，点击“添加员工”。人数较多时，使用“批量导入”。', '员工'),
  passage('import', '导入的步骤', '用 Excel 或 CSV 文件一次添加许多员工。点击“批量导入”。', '批量导入员工'),
  passage('flows', '超时未决定', '超时后自动驳回，或转给上级。', '审批流程'),
]
const english = [
  passage('people', 'Add one person', 'Open “People” and choose “Add a person”. For many people, use “Import”.', 'People'),
  passage('import', 'How to import', 'Add many people at once from an Excel file.', 'Import people'),
  passage('flows', 'When nobody decides in time', 'It is rejected, or goes to the superior.', 'Approval flows'),
]
const found = (passages: Passage[], query: string) => searchManual(passages, query).map(({ passage: { article } }) => article)

describe('[S2.50] the manual is searched', () => {
  test.each([
    ['批量导入', ['import', 'people'], 'a title counts more than a mention'],
    ['导入', ['import', 'people'], 'any part of a word'],
    ['excel 员工', ['import'], 'every word is needed, letters in either case'],
    ['怎么导入员工？', ['import', 'people'], 'what a question is made of says nothing'],
    ['员工批量导入', ['import', 'people'], 'words in another order'],
    ['审批超时', ['flows'], 'words that stand apart'],
    ['签证', [], 'nothing'],
    ['  ', [], 'nothing sought, nothing found'],
  ])('in Chinese: %s', (query, articles) => {
    expect(found(chinese, query)).toEqual(articles)
  })

  test.each([
    ['import', ['import', 'people'], 'a title counts more than a mention'],
    ['Imp', ['import', 'people'], 'the beginning of a word'],
    ['port', [], 'not its end'],
    ['how do I import people?', ['import', 'people'], 'what a question is made of says nothing'],
    ['approval superior', ['flows'], 'title and words together'],
    ['how', ['import'], 'alone, such a word is sought'],
    ['visa', [], 'nothing'],
  ])('in English: %s', (query, articles) => {
    expect(found(english, query)).toEqual(articles)
  })

  test('signs of patterns are plain words', () => {
    expect(found(english, '.*(')).toEqual([])
    expect(termsOf('a.b*c')).toEqual(['b', 'c'])
  })
})

test.each([
  ['点击“批量导入”', '导入', ['点击“批量', '*导入', '”']],
  ['Import people, important', 'import', ['*Import', ' people, ', '*import', 'ant']],
  ['导入导入', '导入', ['*导入导入']],
  ['员工很多', '员工列', ['*员工', '很多']],
  ['nothing', '导入', ['nothing']],
])('what matches in %s is marked', (words, query, pieces) => {
  expect(markedPieces(words, termsOf(query)).map(({ words: piece, isHit }) => (isHit ? `*${piece}` : piece))).toEqual(pieces)
})

test('an excerpt begins shortly before the first match, with a whole word', () => {
  const words = `${'Once upon a time there was a company. '.repeat(5)}Then it chose import. ${'And so on. '.repeat(20)}`
  expect(excerptOf(words, ['import'])).toMatch(/^…company\. Then it chose import\. And so on.*…$/)
  expect(excerptOf('点击“批量导入”。', ['导入'])).toBe('点击“批量导入”。')
  expect(excerptOf('Nothing of it.', ['import'])).toBe('Nothing of it.')
})
