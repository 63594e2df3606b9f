import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { ApiProblem } from '../../../api/problem'
import { loadTexts } from '../../../kit/text/text'
import { PriceChange } from './price-change'
import { SubmitPart } from './submit-part'

beforeAll(() => loadTexts('booking/placing/book', 'booking/placing/book-form', 'kit/widgets'))

const words = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

describe('[handbook 1.5] a price that changed on verifying', () => {
  test('is said, from what to what; what kept its price is not named', () => {
    const changes = [
      { key: 'a', name: 'G1', former: 55_300, now: 56_000 },
      { key: 'b', name: 'G2', former: undefined, now: 10_000 },
    ]
    const html = words(renderToStaticMarkup(<PriceChange changes={changes} />))
    expect(html).toContain('G1 · 原价 ¥553 · 现价 ¥560')
    expect(html).not.toContain('G2')
    expect(renderToStaticMarkup(<PriceChange changes={changes.slice(1)} />)).toBe('')
  })

  test('is accepted before the order goes on: the main button does that first', () => {
    const part = { total: 56_000, busy: false, errorCount: 0, failure: undefined, onSubmit: () => undefined }
    expect(words(renderToStaticMarkup(<SubmitPart {...part} onAccept={() => undefined} />))).toContain('接受新价格')
    expect(words(renderToStaticMarkup(<SubmitPart {...part} onAccept={undefined} />))).not.toContain('接受新价格')
  })

  test('is what the button says also after the network was lost, as it is what the button does', () => {
    const offline = new ApiProblem({ code: 0, message: '网络已断开', offline: true })
    const part = { total: 56_000, busy: false, errorCount: 0, failure: offline, onSubmit: () => undefined }
    expect(words(renderToStaticMarkup(<SubmitPart {...part} onAccept={() => undefined} />))).toContain('接受新价格')
    expect(words(renderToStaticMarkup(<SubmitPart {...part} />))).toContain('再次提交')
  })
})
