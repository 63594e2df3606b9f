import type { Language } from '@sojourn/contract/kit/language'
import { paymentAppText } from '@sojourn/text/access/payment-app/words'

export type PaymentAppView = 'person' | 'enterprise' | 'authorized' | 'refused' | 'failed' | 'invalid' | 'bill'

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The built-in payment app on a phone: no script, and nothing of the portal's own looks. */
export function paymentAppPage(language: Language, view: PaymentAppView): string {
  const text = paymentAppText[language]
  const asks = view === 'person' || view === 'enterprise'
  const body = asks
    ? `<p>${escape(text[view])}</p><form method="post"><button name="outcome" value="authorized">${escape(text.agree)}</button>
<button class="plain" name="outcome" value="refused">${escape(text.refuse)}</button></form>`
    : view === 'bill'
      ? `<h2>${escape(text.bill)}</h2><p>${escape(text.billEmpty)}</p>`
      : `<p class="said">${escape(text[view])}</p>`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escape(text.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main><h1>${escape(text.title)}</h1>${body}<p class="note">${escape(text.note)}</p></main></body></html>`
}

const style = `body{margin:0;background:#eef2fb;color:#1a2233;font:16px/1.5 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
main{max-width:400px;margin:32px auto;padding:24px;background:#fff;border-radius:8px;text-align:center}
h1{font-size:20px;margin:0}h2{font-size:16px}.said{font-size:20px;font-weight:600;margin:24px 0}
button{display:block;width:100%;min-height:44px;margin:8px 0;border:0;border-radius:6px;background:#1f5fbf;color:#fff;font:inherit;cursor:pointer}
button.plain{background:#fff;color:#8a2b06;border:1px solid #c9d0dd}.note{color:#515d75;font-size:14px}`
