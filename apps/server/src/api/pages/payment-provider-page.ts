import { renderSVG } from 'uqr'
import type { Language } from '@sojourn/contract/kit/language'
import type { PaymentOrder } from '@sojourn/supply/ports/payment'
import { paymentProviderText } from '@sojourn/text/booking/payment-provider'

interface PaymentPage {
  language: Language
  order: PaymentOrder | undefined
  expired: boolean
  address: string
  outcome: 'paid' | 'failed' | undefined
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The whole page as text: no script, so that it opens on any phone. */
export function paymentProviderPage({ language, order, expired, address, outcome }: PaymentPage): string {
  const text = paymentProviderText[language]
  const amount = order ? `¥${(order.amount / 100).toFixed(2)}` : ''
  const body = !order
    ? said(text.unknown)
    : outcome === 'paid'
      ? said(text.paid, amount)
      : outcome === 'failed'
        ? said(text.failed)
        : expired
          ? said(text.expired)
          : `<p class="amount">${amount}</p><p>${escape(text.paymentNo)} ${escape(order.paymentNo)}</p>
       <div class="code" role="img" aria-label="${escape(text.code)}">${renderSVG(address)}</div>
       <p>${escape(text.scan)}</p>
       <form method="post"><button name="outcome" value="paid">${escape(text.pay)}</button>
       <button class="plain" name="outcome" value="failed">${escape(text.refuse)}</button></form>`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escape(text.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main><h1>${escape(text.title)}</h1>${body}<p class="note">${escape(text.note)}</p></main></body></html>`
}

const said = (...lines: string[]): string => lines.map((line) => `<p class="amount">${escape(line)}</p>`).join('')

const style = `body{margin:0;background:#eef4f6;color:#16262c;font:16px/1.5 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{max-width:400px;margin:32px auto;padding:24px;background:#fff;border-radius:8px;text-align:center}
h1{font-size:20px;margin:0}.amount{font-size:32px;font-weight:600;margin:12px 0}.code svg{width:200px;height:200px}
button{display:block;width:100%;min-height:44px;margin:8px 0;border:0;border-radius:6px;background:#0b7285;color:#fff;font:inherit;cursor:pointer}
button.plain{background:#fff;color:#8a2b06;border:1px solid #c9d3d7}.note{color:#51656d;font-size:14px}p{overflow-wrap:anywhere}`
