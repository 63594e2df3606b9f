import type { ProblemName } from '@sojourn/contract/kit/problems'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { addBuriedPointData } from '../api/calls/access/usage-event'
import { problemSentence } from '../api/problem-sentence'
import type { WebCall, WebRequest, WebResponse } from '../api/web-call'

/** So much of an answer as a test needs: names and kinds are the contract's, the rest may be left out. */
export type Sketch<Value> = Value extends readonly (infer Item)[]
  ? readonly Sketch<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: Sketch<Value[Name]> | undefined }
    : Value

type Answerer = (request: unknown) => unknown
interface Sent {
  path: string
  request: unknown
  /** The key of the intent, of a call that writes. */
  intent: string | null
}

class Refusal {
  constructor(readonly fields: { problem: ProblemName } & Partial<RefusalFields>) {}
}
interface RefusalFields {
  field: string
  detail: Record<string, string | number>
  /** What the refusal still brings. */
  result: object
}
const noNetwork = Symbol('no network')

const answers = new Map<string, Answerer>()
const gates = new Map<string, Promise<void>>()
const sent: Sent[] = []
const unanswered = new Set<string>()

/** What a call is answered from now on; a function is asked with every request. */
export function answer<Contract>(
  call: WebCall<Contract>,
  result: Sketch<WebResponse<Contract>> | ((request: WebRequest<Contract>) => Sketch<WebResponse<Contract>>),
): void {
  answers.set(call.path, typeof result === 'function' ? (result as Answerer) : () => result)
}

/** A call is refused from now on, with the sentence of its problem. */
export const refuse = (call: WebCall<unknown>, problem: ProblemName, more: Partial<RefusalFields> = {}): void =>
  void answers.set(call.path, () => new Refusal({ problem, ...more }))

/** The network is away for this call from now on. */
export const loseNetwork = (call: WebCall<unknown>): void => void answers.set(call.path, () => noNetwork)

/** Answers of a call wait until the function that this returns is called. */
export function holdBack(call: WebCall<unknown>): () => void {
  let open = (): void => undefined
  gates.set(call.path, new Promise<void>((resolve) => (open = resolve)))
  return () => {
    gates.delete(call.path)
    open()
  }
}

/** What was asked of a call, in order; the values of a reading call are text, as they stand in its address. */
export const requestsOf = <Contract>(call: WebCall<Contract>): WebRequest<Contract>[] =>
  sent.filter(({ path }) => path === call.path).map(({ request }) => request as WebRequest<Contract>)

/** The keys under which a call was written, in order: the same for what is the same intent. */
export const intentsOf = (call: WebCall<unknown>): (string | null)[] =>
  sent.filter(({ path }) => path === call.path).map(({ intent }) => intent)

/** The sentence that a person reads of a problem. */
export const sentenceOf = (problem: ProblemName, detail?: Record<string, string | number>): Promise<string> =>
  problemSentence({ problem, ...(detail && { detail }) })

/** Told beside what people do; no test is about it. */
const told = [addBuriedPointData.path]

/** Stands in for the network. */
export async function answerFetch(address: string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> {
  const url = new URL(address, 'http://localhost')
  const path = url.pathname.slice(1)
  if (told.includes(path)) return Response.json({ success: true, code: 0, message: '', result: {} })
  const request: unknown = method === 'POST' ? JSON.parse(body as string) : Object.fromEntries(url.searchParams)
  sent.push({ path, request, intent: (headers as Record<string, string>)['idempotency-key'] ?? null })
  const answerer = answers.get(path)
  if (!answerer) unanswered.add(`${method} /${path}`)
  await gates.get(path)
  const result = answerer ? answerer(request) : new Refusal({ problem: 'unexpected' })
  if (result === noNetwork) throw new TypeError('no network')
  const envelope = result instanceof Refusal ? await refused(result) : { success: true, code: 0, message: '', result }
  return Response.json(envelope)
}

const refused = async ({ fields }: Refusal) => ({
  success: false,
  code: problems[fields.problem].code,
  message: await sentenceOf(fields.problem, fields.detail),
  result: null,
  ...fields,
})

export function forgetAnswers(): void {
  answers.clear()
  gates.clear()
  sent.splice(0)
  unanswered.clear()
}

/** Whatever was asked and had no answer, which fails the test. */
export function checkAnswered(): void {
  if (unanswered.size > 0) throw new Error(`no answer was given for ${[...unanswered].join(', ')}: answer(call, result)`)
}
