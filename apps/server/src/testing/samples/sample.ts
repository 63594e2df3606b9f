import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Product } from '@sojourn/contract/booking/codes'

/** Rows of a database as it was after one migration, what stands in them, and what the product answers about it. */
export interface Sample {
  /** The last migration of that database. */
  migration: string
  /** When its story stopped. */
  instant: string
  orders: SampleOrder[]
  /** Each with one of its approvers. */
  approvals: { approvalId: string; subjectNo: string; who: string }[]
  applications: { travelApplyNo: string; who: string }[]
  trips: { travelOrderNo: string; who: string }[]
}

export interface SampleOrder {
  orderNo: string
  product: Product
  kind: string
  /** The account of its booker. */
  who: string
  /** The story that made it, for whoever reads the test's answer. */
  story: string
}

/** By the number of the last migration before. */
export const sampleNames = (): string[] => readdirSync(import.meta.dirname).filter((name) => /^\d{4}$/.test(name))

const fileOf = (name: string, file: string): string => join(import.meta.dirname, name, file)

const readText = (name: string, file: string): string => gunzipSync(readFileSync(fileOf(name, `${file}.gz`))).toString()
const writeText = (name: string, file: string, text: string): void =>
  writeFileSync(fileOf(name, `${file}.gz`), gzipSync(text, { level: 9 }))

export const readSample = (name: string): Sample => JSON.parse(readFileSync(fileOf(name, 'sample.json'), 'utf8')) as Sample
export const writeSample = (name: string, sample: Sample): void =>
  writeFileSync(fileOf(name, 'sample.json'), `${JSON.stringify(sample, null, 2)}\n`)

/** A table, a space and its rows as JSON: never read as numbers of this language, which hold less than those of the database. */
export const readRows = (name: string): string[] => readText(name, 'rows').trimEnd().split('\n')
export const writeRows = (name: string, lines: readonly string[]): void => writeText(name, 'rows', `${lines.join('\n')}\n`)

/** What was asked, and what came back. */
export type Answers = Record<string, unknown>
/** None as long as nobody has accepted any. */
export const keptAnswers = (name: string): Answers =>
  existsSync(fileOf(name, 'answers.gz')) ? (JSON.parse(readText(name, 'answers')) as Answers) : {}
export const writeAnswers = (name: string, answers: Answers): void => writeText(name, 'answers', JSON.stringify(answers, null, 1))
