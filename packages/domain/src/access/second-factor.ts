import type { Permission } from '@sojourn/contract/kit/call'

/** Whom a rule about second factors means: those who manage a company or its people, and those who act for its people. */
const meant: readonly Permission[] = ['manage', 'managePeople', 'agent']

export const isMeantBySecondFactorRule = (permissions: readonly string[]): boolean =>
  meant.some((permission) => permissions.includes(permission))
