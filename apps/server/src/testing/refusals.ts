import { expect } from 'vitest'
import type { Static, TSchema } from 'typebox'
import type { Call } from '@sojourn/contract/kit/call'
import { languages } from '@sojourn/contract/kit/language'
import type { ProblemName } from '@sojourn/contract/kit/problems'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { writtenRows } from './database/rows'
import type { TestServer } from './server'

/** A refused request: who asks for what, and what the server must say. */
export interface Refusal {
  title: string
  who?: string
  call: Call
  request: object
  problem: ProblemName
  field?: string
  /** What it still brings; nothing unless it says so. */
  result?: object
}

export const refusal = <Request extends TSchema>(
  title: string,
  call: Call<Request>,
  request: Static<Request> & object,
  problem: ProblemName,
  field?: string,
  who?: string,
): Refusal => ({ title, call, request, problem, ...(field ? { field } : {}), ...(who ? { who } : {}) })

/** Asked in each language: the same code, status and field, a sentence of that language, and nothing of the inside. */
async function expectRefusal(server: TestServer, refused: Refusal): Promise<void> {
  const { who = 'employee', call, request, problem, field, result = null } = refused
  const { code, status } = problems[problem]
  const sentences: string[] = []
  for (const language of languages) {
    const answer = await server.call(who, call, request, { language })
    const { message: _said, requestId: _request, detail: _detail, ...rest } = answer
    expect(rest).toEqual({ success: false, code, status, result, problem, ...(field ? { field } : {}) })
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|\.ts:\d|\bat \w+ \(|syntax error/)
    sentences.push(answer.message)
  }
  expect(sentences).toAllSatisfy((sentence) => sentence.trim() !== '')
  expect(sentences[2]).toMatch(/[a-z]{3}/i)
  expect(sentences[2]).not.toBe(sentences[0])
}

/** Every refusal of a table, and that none of them left a row or took a seat. */
export async function expectRefusals(server: TestServer, table: readonly Refusal[]): Promise<void> {
  const before = await writtenRows(server)
  const wrong: string[] = []
  for (const row of table) await expectRefusal(server, row).catch((error: Error) => wrong.push(`${row.title}: ${error.message}`))
  expect(wrong).toEqual([])
  const after = await writtenRows(server)
  // Jobs of what was there before may end meanwhile.
  expect(Object.keys(after).filter((name) => after[name]! > before[name]!)).toEqual([])
}
