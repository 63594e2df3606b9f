import type { Language } from '@sojourn/contract/kit/language'
import { html, type Html } from './html'
import { meetingVenuesStyle } from './meeting-venues-style'

/** A whole page about venues, in a window of its own (S4.25). */
export const meetingDocument = ({ language, title, body }: { language: Language; title: string; body: Html }): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <style>
          ${meetingVenuesStyle}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`.text
