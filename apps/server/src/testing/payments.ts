import { createSandboxPayment } from '@sojourn/supply/sandbox/payment/sandbox-payment'
import { getPaymentState, pay, paymentCallback } from '@sojourn/contract/booking/payment.calls'
import type { PaymentNotice } from '@sojourn/supply/ports/payment'
import { expectResult } from './flights'
import { providerSecret } from '../kit/vault'
import type { TestServer } from './server'

export interface Asked {
  paymentNo: string
  providerUrl: string
}

/** Asks for personal money; the answer names the provider's page. */
export async function askForMoney(server: TestServer, who: string, orderNo: string, expectedTotal: number): Promise<Asked> {
  const asked = expectResult(await server.call(who, pay, { orderNos: [orderNo], settleType: 1, expectedTotal }))
  if (!asked.providerUrl) throw new Error(`payment ${asked.paymentNo} has no page`)
  return { paymentNo: asked.paymentNo, providerUrl: asked.providerUrl }
}

/** The page's address without the host, as a browser would ask this server. */
const pathOf = ({ providerUrl }: Asked): string => providerUrl.slice(new URL(providerUrl).origin.length)

export const openPage = (server: TestServer, asked: Asked, language = 'zh-CN') =>
  server.app.inject({ method: 'GET', url: pathOf(asked), headers: { 'accept-language': language } })

export const pressOnPage = (server: TestServer, asked: Asked, outcome: PaymentNotice['outcome']) =>
  server.app.inject({
    method: 'POST',
    url: pathOf(asked),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  })

/** A notice as the provider signs it. */
export function noticeOf(server: TestServer, paymentNo: string, amount: number, outcome: PaymentNotice['outcome'] = 'paid') {
  const secret = providerSecret(server.context.vault)
  const { publicUrl } = server.context.config
  return createSandboxPayment({ publicUrl, secret }).notice({ paymentNo, amount, expiresAt: server.context.clock.now() }, outcome)
}

export const notify = (server: TestServer, notice: PaymentNotice) => server.call(null, paymentCallback, notice)

export const stateOfPayment = async (server: TestServer, who: string, paymentNo: string) =>
  expectResult(await server.call(who, getPaymentState, { paymentNo })).state
