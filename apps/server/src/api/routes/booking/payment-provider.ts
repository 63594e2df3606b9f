import type { FastifyInstance, FastifyRequest } from 'fastify'
import { paymentCallback } from '@sojourn/contract/booking/payment.calls'
import {
  isHosted,
  type HostedPaymentSupply,
  type PaymentAddress,
  type PaymentNotice,
  type PaymentOrder,
} from '@sojourn/supply/ports/payment'
import { parseLanguage } from '@sojourn/contract/kit/language'
import { paymentProviderPage } from '../../pages/payment-provider-page'
import type { Context } from '../../../context'
import type { Api } from '../../bind'

/**
 * The pages of the built-in payment provider: what a payer's phone would show. It knows the product only by the
 * signed notice that it sends to the callback, as an outside provider would.
 */
export function bindPaymentProvider({ server, context }: Api): void {
  const { payment } = context
  if (isHosted(payment)) void server.register(async (pages) => bindPages(pages, context, payment))
}

/** In a scope of their own: only these pages send forms. */
function bindPages(pages: FastifyInstance, context: Context, payment: HostedPaymentSupply): void {
  pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  const orderOf = (request: FastifyRequest): PaymentOrder | undefined =>
    payment.readAddress({ ...(request.query as Omit<PaymentAddress, 'paymentNo'>), ...(request.params as { paymentNo: string }) })

  pages.get('/pay-provider/:paymentNo', { schema: { querystring: addressSchema } }, async (request, reply) => {
    const order = orderOf(request)
    const language = parseLanguage(request.headers['accept-language']?.split(',')[0])
    const expired = order !== undefined && order.expiresAt <= context.clock.now()
    return reply
      .code(order ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(
        paymentProviderPage({ language, order, expired, address: context.config.publicUrl + request.url, outcome: undefined }),
      )
  })

  pages.post(
    '/pay-provider/:paymentNo',
    { schema: { querystring: addressSchema, body: outcomeSchema } },
    async (request, reply) => {
      const order = orderOf(request)
      const language = parseLanguage(request.headers['accept-language']?.split(',')[0])
      const { outcome: wished } = request.body as { outcome: PaymentNotice['outcome'] }
      const heard =
        order && (await pages.inject({ method: 'POST', url: `/${paymentCallback.path}`, payload: payment.notice(order, wished) }))
      // Money counts as paid only when whoever is owed has taken the notice.
      const outcome = heard?.statusCode === 200 ? wished : 'failed'
      return reply
        .code(order ? 200 : 404)
        .type('text/html; charset=utf-8')
        .send(paymentProviderPage({ language, order, expired: false, address: '', outcome }))
    },
  )
}

const addressSchema = {
  type: 'object',
  required: ['amount', 'expires', 'mark'],
  properties: { amount: { type: 'string' }, expires: { type: 'string' }, mark: { type: 'string' } },
}
const outcomeSchema = { type: 'object', required: ['outcome'], properties: { outcome: { enum: ['paid', 'failed'] } } }
