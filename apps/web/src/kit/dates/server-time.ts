import { serverNowHeader } from '@sojourn/contract/kit/server-now'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { useSyncExternalStore } from 'react'
import { storage } from '../browser/storage'

/** Belongs to the machine: the first screen counts with what was learned on the last visit. */
export const aheadKey = 'sojourn.server-ahead'
/** An answer is on its way for some time; only a larger difference moves the clock. */
const tolerance = 1000

/** How far the server's clock is ahead of this machine's, in milliseconds. */
let ahead = Number(storage.read(aheadKey)) || 0
const listeners = new Set<() => void>()

/** Learns the product's moment from an answer. */
export function hearServerTime(headers: Headers): void {
  const heard = Date.parse(headers.get(serverNowHeader) ?? '')
  if (Number.isNaN(heard)) return
  const found = heard - Date.now()
  if (Math.abs(found - ahead) < tolerance) return
  ahead = found
  storage.write(aheadKey, String(ahead))
  listeners.forEach((listener) => listener())
}

/** The product's moment, in milliseconds: what a PC's clock says is nobody's deadline. */
export const serverNow = (): number => Date.now() + ahead

export const serverInstant = (): string => new Date(serverNow()).toISOString()

const read = (): number => ahead
const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The product's date and time in China, where it is booked; read again when the server's clock turns out to be another. */
export function useChinaNow(): { date: string; time: string } {
  useSyncExternalStore(listen, read, read)
  return chinaNow()
}

export const chinaNow = (): { date: string; time: string } => localOf(serverInstant(), chinaOffsetMinutes)
