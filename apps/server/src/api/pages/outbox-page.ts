import type { Language } from '@sojourn/contract/kit/language'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import type { OutboxMessage } from '@sojourn/supply/ports/sms'
import { outboxText } from '@sojourn/text/access/outbox'

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
/** Addresses of this installation become links; the text around them stays text. */
const linked = (text: string): string => escape(text).replace(/https?:\/\/[\w.:/?=&;%#-]+[\w/=-]/g, '<a href="$&">$&</a>')

/** Messages of the outbox as a page without script. */
export function outboxPage(language: Language, messages: readonly OutboxMessage[]): string {
  const text = outboxText[language]
  const list = messages.map(({ at, channel, to, subject, body }) => {
    const { date, time } = localOf(at.toISOString(), chinaOffsetMinutes)
    return `<article><p class="head"><strong>${escape(text.channels[channel])}</strong> ${escape(text.to)} ${escape(to)}
<time datetime="${at.toISOString()}">${date} ${time}</time></p><h2>${escape(subject)}</h2><p class="body">${linked(body)}</p></article>`
  })
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escape(text.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main><h1>${escape(text.title)}</h1><p class="note">${escape(text.note)}</p>
<p><a href="?lang=${language}">${escape(text.refresh)}</a></p>
${list.length > 0 ? list.join('\n') : `<p>${escape(text.empty)}</p>`}</main></body></html>`
}

const style = `:root{color-scheme:light dark}body{margin:0;font:14px/1.5 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;
background:light-dark(#f1f6f7,#0b1417);color:light-dark(#13252a,#e2e9eb)}main{max-width:640px;margin:0 auto;padding:24px 16px}
h1{font-size:20px;margin:0 0 4px}h2{font-size:16px;margin:4px 0}a{color:light-dark(#006676,#7fd3dc)}
article{padding:12px 16px;margin:12px 0;border:1px solid light-dark(#d8e2e4,#2b393d);border-radius:8px;background:light-dark(#fff,#131e21)}
.head,.note,time{color:light-dark(#415359,#adbabd)}.head{margin:0}.body{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}time{float:right}`
