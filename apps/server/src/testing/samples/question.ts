import type { Static, TSchema } from 'typebox'
import type { Call } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import type { TestServer } from '../server'
import type { Answers } from './sample'

export type Asker = (server: TestServer) => Promise<unknown>
/** What is asked about one thing. */
export interface Topic {
  /** In the words of the story. */
  about: string
  questions: Record<string, Asker>
}

/** A result, or what the product says instead of one. */
export const answerTo =
  <Request extends TSchema, Response extends TSchema>(
    who: string,
    call: Call<Request, Response>,
    request: Static<Request>,
    language: Language = 'zh-CN',
  ) =>
  async (server: TestServer): Promise<Static<Response> | { refused: string; message: string }> => {
    const { result, problem, message } = await server.call(who, call, request, { language })
    return result ?? { refused: problem ?? '', message }
  }

/** One after the other: some answers speak of who has looked before. */
export async function answersOf(server: TestServer, topics: readonly Topic[]): Promise<Answers> {
  const answers: Answers = {}
  for (const { about, questions } of topics)
    for (const [name, ask] of Object.entries(questions))
      answers[`${about} › ${name}`] = JSON.parse(JSON.stringify(await ask(server)))
  return answers
}
