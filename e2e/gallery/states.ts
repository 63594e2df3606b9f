import type { Page, Route } from '@playwright/test'

/** What a screen is shown with: what the product answers, or answers that are held back, refused, emptied, or full of long names. */
export const states = ['usual', 'loading', 'empty', 'failed', 'long'] as const
export type State = (typeof states)[number]

/** What the frame of a page asks for; without these there is no screen. */
const ofTheFrame = [
  'Employee/Config',
  'page/pc/mine/centermenu',
  'Enterprise/EnterpriseCurrency',
  'FlightDemand/GetUnConfirmedDemandOrderCount',
  'Hotel/GetUnConfirmedDemandOrderCount',
  'Common/Events',
  'Common/AddBuriedPointData',
]

const longer = '（华东大区战略客户与海外事业部联席办公室 Joint Office of Strategic Accounts）'
const namesPeople = /(?:^|[a-z])(?:[nN]ame|[tT]itle|[pP]urpose)$/

/** The same answer, with every list in it empty and nothing counted. */
function emptied(answer: unknown, key = ''): unknown {
  if (Array.isArray(answer)) return []
  if (typeof answer === 'number' && /total|count/i.test(key)) return 0
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, emptied(value, name)]))
}

/** The same answer, in which everybody and everything is called what no column was drawn for. */
function lengthened(answer: unknown, key = ''): unknown {
  if (typeof answer === 'string') return namesPeople.test(key) && /\p{L}/u.test(answer) ? `${answer}${longer}` : answer
  if (Array.isArray(answer)) return answer.map((each) => lengthened(each, key))
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, lengthened(value, name)]))
}

async function rewritten(route: Route, rewrite: (result: unknown) => unknown): Promise<void> {
  const response = await route.fetch()
  const envelope = (await response.json()) as { result: unknown }
  await route.fulfill({ response, json: { ...envelope, result: rewrite(envelope.result) } })
}

const refusal = { success: false, code: 500, result: null, message: '', requestId: 'gallery' }

const answers: Record<Exclude<State, 'usual'>, (route: Route) => Promise<void>> = {
  loading: () => new Promise(() => undefined),
  empty: (route) => rewritten(route, emptied),
  failed: (route) => route.fulfill({ status: 500, json: refusal }),
  long: (route) => rewritten(route, lengthened),
}

/** From now on the pages of this tab are answered so; what changes anything is let through. */
export async function showAs(page: Page, state: State): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  if (state === 'usual') return
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const framed = ofTheFrame.some((call) => pathname === `/api/${call}`)
    return framed ? route.continue() : answers[state](route).catch(() => undefined)
  })
}
