import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  createEnterprisePaymentApp,
  getEmployeePaymentApp,
  getEnterprisePaymentApp,
  getPaymentAppBillUrl,
  paymentAppCallback,
  searchPaymentAppPeople,
} from '@sojourn/contract/access/payment-app.calls'
import { parseLanguage } from '@sojourn/contract/kit/language'
import {
  isHostedApp,
  type HostedPaymentAppSupply,
  type PaymentAppAddress,
  type PaymentAppNotice,
} from '@sojourn/supply/ports/payment-app'
import type { Context } from '../../../context'
import {
  billUrl,
  createEnterprise,
  employeePaymentApp,
  enterprisePaymentApp,
  receivePaymentAppNotice,
} from '../../../modules/access/payment-app/payment-app'
import { paymentAppPeople } from '../../../modules/access/payment-app/people'
import { bind, bindPublic, type Api } from '../../bind'
import { paymentAppPage } from '../../pages/payment-app-page'

export function bindPaymentApp(api: Api): void {
  bind(api, getEmployeePaymentApp, employeePaymentApp)
  bind(api, getEnterprisePaymentApp, enterprisePaymentApp)
  bind(api, createEnterprisePaymentApp, createEnterprise)
  bind(api, getPaymentAppBillUrl, billUrl)
  bind(api, searchPaymentAppPeople, paymentAppPeople)
  bindPublic(api, paymentAppCallback, receivePaymentAppNotice)
  const { paymentApp } = api.context
  if (isHostedApp(paymentApp)) void api.server.register(async (pages) => bindPages(pages, api.context, paymentApp))
}

/** What a phone would show. These pages know the product only by the signed notice that they send to its callback. */
function bindPages(pages: FastifyInstance, context: Context, app: HostedPaymentAppSupply): void {
  pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  const language = (request: FastifyRequest) => parseLanguage(request.headers['accept-language']?.split(',')[0])
  const subjectOf = (request: FastifyRequest) => {
    const read = app.readAddress(request.query as PaymentAppAddress)
    return read && read.until > context.clock.now() ? read.subject : undefined
  }

  pages.get('/payment-app/authorize', { schema: { querystring: addressSchema } }, (request, reply) => {
    const subject = subjectOf(request)
    const view = !subject ? 'invalid' : subject.employeeId === undefined ? 'enterprise' : 'person'
    return reply
      .code(subject ? 200 : 404)
      .type(html)
      .send(paymentAppPage(language(request), view))
  })

  pages.post(
    '/payment-app/authorize',
    { schema: { querystring: addressSchema, body: outcomeSchema } },
    async (request, reply) => {
      const subject = subjectOf(request)
      const { outcome } = request.body as { outcome: PaymentAppNotice['outcome'] }
      const url = `/${paymentAppCallback.path}`
      const heard = subject && (await pages.inject({ method: 'POST', url, payload: app.notice(subject, outcome) }))
      const view = !heard ? 'invalid' : heard.statusCode === 200 ? outcome : 'failed'
      return reply
        .code(subject ? 200 : 404)
        .type(html)
        .send(paymentAppPage(language(request), view))
    },
  )

  pages.get('/payment-app/bill', { schema: { querystring: addressSchema } }, (request, reply) => {
    const known = app.readAddress(request.query as PaymentAppAddress)
    return reply
      .code(known ? 200 : 404)
      .type(html)
      .send(paymentAppPage(language(request), known ? 'bill' : 'invalid'))
  })
}

const html = 'text/html; charset=utf-8'
const addressSchema = {
  type: 'object',
  required: ['subject', 'until', 'mark'],
  properties: { subject: { type: 'string' }, until: { type: 'string' }, mark: { type: 'string' } },
}
const outcomeSchema = { type: 'object', required: ['outcome'], properties: { outcome: { enum: ['authorized', 'refused'] } } }
