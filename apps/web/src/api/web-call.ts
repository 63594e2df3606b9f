import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'

/** A call as the browser knows it: no schemas, only where it goes and the type it stands for. */
export interface WebCall<Contract> {
  method: 'GET' | 'POST'
  path: string
  write: boolean
  /** Never set; carries the contract's type. */
  contract?: Contract
}

export type WebRequest<Contract> = RequestOf<Contract>
export type WebResponse<Contract> = ResponseOf<Contract>
/** What a call answers. */
export type ResultOf<Call> = Call extends WebCall<infer Contract> ? WebResponse<Contract> : never
