import { vi, type MockInstance } from 'vitest'
import type { CompanyAccountSupply } from '@sojourn/supply/ports/company-account'
import type { PaymentSupply } from '@sojourn/supply/ports/payment'
import type { TestServer } from './server'

type Books = Map<string, number>
const sumOf = (books: Books): number => [...books.values()].reduce((sum, amount) => sum + amount, 0)

/** What those who keep money outside have moved since, in fen, and what they are asked. */
export interface Institutions {
  /** Given back of personal money. */
  personal(): number
  /** Charged to companies' accounts and not given back. */
  company(): number
  asked: {
    charge: MockInstance<CompanyAccountSupply['charge']>
    returnPersonal: MockInstance<PaymentSupply['refund']>
    returnCompany: MockInstance<CompanyAccountSupply['refund']>
  }
}

/** Institutions with books, as real ones have: a key counts once. Mocks must be restored afterwards. */
export function keepInstitutions({ context: { payment, companyAccount } }: TestServer): Institutions {
  const [returned, charged, refunded]: [Books, Books, Books] = [new Map(), new Map(), new Map()]
  const keep = (books: Books, key: string, amount: number): unknown => books.has(key) || books.set(key, amount)
  const real = {
    returnPersonal: payment.refund.bind(payment),
    charge: companyAccount.charge.bind(companyAccount),
    returnCompany: companyAccount.refund.bind(companyAccount),
    cancel: companyAccount.cancel.bind(companyAccount),
  }
  vi.spyOn(companyAccount, 'cancel').mockImplementation(async (request) => {
    charged.set(request.key, 0)
    return real.cancel(request)
  })
  const charge = vi.spyOn(companyAccount, 'charge').mockImplementation(async (request) => {
    const answer = await real.charge(request)
    if ('tradeNo' in answer) keep(charged, request.key, request.amount)
    return answer
  })
  const returnPersonal = vi.spyOn(payment, 'refund').mockImplementation(async (request) => {
    keep(returned, request.key, request.amount)
    return real.returnPersonal(request)
  })
  const returnCompany = vi.spyOn(companyAccount, 'refund').mockImplementation(async (request) => {
    if (!charged.get(request.chargeKey)) throw new Error(`nothing was charged under ${request.chargeKey}`)
    keep(refunded, request.key, request.amount)
    return real.returnCompany(request)
  })
  return {
    personal: () => sumOf(returned),
    company: () => sumOf(charged) - sumOf(refunded),
    asked: { charge, returnPersonal, returnCompany },
  }
}

/** The next question is not heard; or it is, and its answer gets lost. */
export function loseNext(asked: Institutions['asked'][keyof Institutions['asked']], lost: 'question' | 'answer'): void {
  const any = asked as unknown as MockInstance<(request: unknown) => Promise<unknown>>
  const hear = any.getMockImplementation()!
  any.mockImplementationOnce(async (request) => {
    if (lost === 'answer') await hear(request)
    throw new Error('nobody answers')
  })
}
