import { Type, type Static } from 'typebox'
import { Instant } from './local-date'

const browsers = ['wechat', 'dingtalk', 'feishu', 'edge', 'firefox', 'chrome', 'safari', 'other'] as const
const systems = ['harmony', 'android', 'ios', 'windows', 'mac', 'linux', 'other'] as const

export const SessionId = Type.String({ format: 'uuid', maxLength: 40 })

/** Where somebody is signed in. */
export const OpenSession = Type.Object({
  sessionId: SessionId,
  browser: Type.Enum([...browsers]),
  system: Type.Enum([...systems]),
  /** From which it was opened; of version 6 the network. */
  address: Type.String(),
  startedAt: Instant,
  endsAt: Instant,
  /** Of the agency, where one of its staff acts in the person's name. */
  agentName: Type.Optional(Type.String()),
})
export type OpenSession = Static<typeof OpenSession>
