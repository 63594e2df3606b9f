import type { WrittenFlow } from '@sojourn/contract/booking/approval/approval-flow.shapes'
import { languages, type LocalText } from '@sojourn/contract/kit/language'
import { casesOfFlows } from '@sojourn/domain/booking/approval/flow-cases'
import { describeFlow, type FlowLanguage } from '@sojourn/domain/booking/approval/flow-sentences'
import type { EditField } from '../../../kit/edit/edit-fields'
import type { Named } from '../fields/colleague-field'

/** The working copy of a company's flows, with the names of whom they name. */
export interface FlowsForm {
  flows: readonly WrittenFlow[]
  people: readonly Named[]
}

/** What a flow begins with: bookings out of policy go to the superior. */
export const newFlow = (flowId: string, name: LocalText): WrittenFlow => ({
  flowId,
  name,
  conditions: { objects: ['booking'], outOfPolicy: true },
  levels: [{ approvers: ['manager'], mode: 'any' }],
  deadlineHours: 24,
  onSilence: 'reject',
})

export const copiedFlow = (flow: WrittenFlow, flowId: string, say: (name: string) => string): WrittenFlow => ({
  ...flow,
  flowId,
  name: Object.fromEntries(languages.map((language) => [language, say(flow.name[language])])) as LocalText,
})

export const withFlow = (flows: readonly WrittenFlow[], changed: WrittenFlow): WrittenFlow[] =>
  flows.map((flow) => (flow.flowId === changed.flowId ? changed : flow))

export const withoutFlow = (flows: readonly WrittenFlow[], flowId: string): WrittenFlow[] =>
  flows.filter((flow) => flow.flowId !== flowId)

/** In the order of these ids. */
export const inOrder = (flows: readonly WrittenFlow[], ids: readonly string[]): WrittenFlow[] =>
  ids.flatMap((id) => flows.find(({ flowId }) => flowId === id) ?? [])

/** Which flows decide what one of them decides, once it is gone, and whether some of it is left to nobody. */
export function decidedInstead(flows: readonly WrittenFlow[], flowId: string): { flows: WrittenFlow[]; some: boolean } {
  const place = flows.findIndex((flow) => flow.flowId === flowId)
  const after = flows.slice(place + 1)
  const { taken, left } = casesOfFlows(after, casesOfFlows(flows).taken[place])
  return { flows: after.filter((_flow, index) => taken[index]!.length > 0), some: left.length > 0 }
}

/** All of a flow in words, line by line. */
export function linesOfFlow(flow: WrittenFlow, language: FlowLanguage): string[] {
  const { conditions, levels, tells, silence, own, copies } = describeFlow(flow, language)
  const asked = levels.map(({ people, mode }) => [people, mode].filter(Boolean).join(' · '))
  const name = flow.name[language.language]
  const when = conditions.length === 0 ? language.text.any : conditions.join(' · ')
  const mode = tells ? language.text.onlyTold : ''
  const who = asked.length === 0 && !tells ? [language.text.noLevels] : asked
  return [name, when, ...who, mode, silence ?? '', own ?? '', ...copies].filter(Boolean)
}

const idsOf = (flows: readonly WrittenFlow[]): string[] => flows.map(({ flowId }) => flowId)

/** Each flow is compared and carried over by itself, and their order as one; `known` are all that are or were written. */
export function flowFields(
  known: readonly WrittenFlow[],
  order: string,
  nameOf: (flow: WrittenFlow) => string,
  language: FlowLanguage,
): EditField<FlowsForm>[] {
  const find = ({ flows }: FlowsForm, id: string) => flows.find(({ flowId }) => flowId === id)
  const distinct = known.filter(({ flowId }, index) => idsOf(known).indexOf(flowId) === index)
  return [
    {
      key: 'order',
      label: order,
      words: ({ flows }) => flows.map(nameOf),
      part: ({ flows }) => idsOf(flows),
      take: (into, from) => ({ ...into, flows: inOrder([...into.flows, ...from.flows], idsOf(from.flows)) }),
    },
    ...distinct.map((flow): EditField<FlowsForm> => ({
      key: flow.flowId,
      label: nameOf(flow),
      words: (form) => {
        const found = find(form, flow.flowId)
        return found ? linesOfFlow(found, language) : []
      },
      part: (form) => find(form, flow.flowId) ?? null,
      take: (into, from) => ({ ...into, flows: taking(into.flows, from.flows, flow.flowId) }),
    })),
  ]
}

/** The same flows with one of them as it is among others: also there, or also gone. */
function taking(into: readonly WrittenFlow[], from: readonly WrittenFlow[], id: string): WrittenFlow[] {
  const theirs = from.find(({ flowId }) => flowId === id)
  if (!theirs) return withoutFlow(into, id)
  return into.some(({ flowId }) => flowId === id) ? withFlow(into, theirs) : [...into, theirs]
}
