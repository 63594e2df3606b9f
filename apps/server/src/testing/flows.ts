import { getFlows, proposeFlows, simulateFlows } from '@sojourn/contract/admin/flows.calls'
import type { WrittenFlow } from '@sojourn/contract/booking/approval/approval-flow.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { expectResult } from './flights'
import type { TestServer } from './server'

const names = (name: string) => ({ 'zh-CN': name, 'zh-TW': name, en: name })

/** A flow as somebody writes it; the superior decides about everything. */
export const writtenFlow = (flowId: string, more: Partial<WrittenFlow> = {}): WrittenFlow => ({
  flowId,
  name: names(flowId),
  conditions: {},
  levels: [{ approvers: ['manager'], mode: 'any' }],
  deadlineHours: 24,
  onSilence: 'reject',
  ...more,
})

export const flowsOf = async (server: TestServer, who = 'admin') => expectResult(await server.call(who, getFlows, {}))

/** Published at once, whoever else might have been asked. */
export async function publishFlows(server: TestServer, flows: readonly WrittenFlow[], who = 'admin'): Promise<number> {
  const { version } = await flowsOf(server, who)
  const publishAlone = { reason: '差旅旺季之前必须生效，来不及等待' }
  return expectResult(await server.call(who, proposeFlows, { version, flows: [...flows], publishAlone })).version
}

type Case = RequestOf<typeof simulateFlows>

/** Who would decide about a domestic flight of ¥1,000 within policy. */
export const simulated = async (server: TestServer, more: Partial<Case> = {}, who = 'admin') =>
  expectResult(
    await server.call(who, simulateFlows, {
      travellerIds: ['1-employee'],
      object: 'booking',
      product: 'flight',
      amount: 100_000,
      outOfPolicy: false,
      ...more,
    }),
  )
