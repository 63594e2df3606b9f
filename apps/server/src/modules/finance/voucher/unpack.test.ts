import { deflateRawSync, deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { generalXml, railXml } from '@sojourn/domain/finance/voucher/voucher.testing'
import { zip, type ZippedFile } from '../../../kit/sheet/zip'
import { unpackVouchers } from './unpack'

const xml = (text: string, name = 'a.xml'): ZippedFile => ({ name, content: Buffer.from(text) })
const numbersIn = (file: Buffer) => {
  const found = unpackVouchers(file)
  return typeof found === 'string' ? found : found.map(({ voucher }) => voucher.number)
}
/** An OFD with these attachments. */
const ofd = (attached: readonly ZippedFile[]): ZippedFile => ({
  name: 'a.ofd',
  content: zip([
    xml('<ofd:OFD xmlns:ofd="x"/>', 'OFD.xml'),
    xml('<ofd:Document xmlns:ofd="x"/>', 'Doc_0/Document.xml'),
    ...attached,
  ]),
})
const numbers = ['26312000000000000001', '26119166000000000001']

/** An archive of one file that is deflated, and says of itself whatever is wanted. */
function deflated(content: Buffer, { flags = 0, method = 8 } = {}): Buffer {
  const packed = deflateRawSync(content)
  const archive = zip([{ name: 'a.xml', content: packed }])
  const central = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  for (const [at, place] of [
    [0, 6],
    [central, 8],
  ] as const) {
    archive.writeUInt16LE(flags, at + place)
    archive.writeUInt16LE(method, at + place + 2)
  }
  return archive
}

/** A PDF as far as its attachments go. */
const pdf = (content: string, filter: '' | '/FlateDecode' = '/FlateDecode'): Buffer => {
  const body = filter === '' ? Buffer.from(content) : deflateSync(Buffer.from(content))
  const head = `%PDF-1.7\n1 0 obj\n<</Type/EmbeddedFile/Length ${body.length}${filter === '' ? '' : `/Filter${filter}`}>>\nstream\n`
  return Buffer.concat([
    Buffer.from(head),
    body,
    Buffer.from('\nendstream\nendobj\n2 0 obj\n<</Names<</EmbeddedFiles 3 0 R>>>>\nendobj\n'),
  ])
}

describe('vouchers are read from', () => {
  test.each([
    ['XML itself', Buffer.from(generalXml()), [numbers[0]]],
    ['an archive of several', zip([xml(generalXml()), xml(railXml(), 'b.XML'), xml('x', 'read.me')]), numbers],
    ['an archive that is deflated', deflated(Buffer.from(generalXml())), [numbers[0]]],
    [
      'an OFD, whose own documents are none',
      zip([xml('<ofd:OFD xmlns:ofd="x"/>', 'OFD.xml'), xml(railXml(), 'Attachs/rai_issuer.xml')]),
      [numbers[1]],
    ],
    [
      'an archive of one voucher as XML, PDF and OFD, once',
      zip([xml(railXml()), { name: 'a.pdf', content: pdf(railXml()) }, ofd([xml(railXml(), 'Attachs/rai_issuer.xml')])]),
      [numbers[1]],
    ],
    ['an archive of a voucher and an OFD without one', zip([xml(railXml()), ofd([])]), [numbers[1]]],
    ['an OFD in an archive', zip([ofd([xml(railXml(), 'Attachs/rai_issuer.xml')])]), [numbers[1]]],
    [
      'an archive of sixty OFDs, whose own documents are not counted as its files',
      zip(
        Array.from({ length: 60 }, (_one, at) => {
          const { content } = ofd([xml(at % 2 === 0 ? railXml() : generalXml(), 'Attachs/issuer.xml')])
          return { name: `${at}.ofd`, content }
        }),
      ),
      [numbers[1], numbers[0]],
    ],
    ['a PDF with its XML attached', pdf(generalXml()), [numbers[0]]],
    ['a PDF whose attachment is not deflated', pdf(generalXml(), ''), [numbers[0]]],
    [
      'one voucher as PDF and as XML, once',
      zip([xml(generalXml()), { name: 'a.pdf', content: pdf(generalXml()) }]),
      [numbers[0]],
    ],
  ])('%s', (_what, file, found) => {
    expect(numbersIn(file)).toEqual(found)
  })
})

describe('nothing is read from', () => {
  const bomb = Buffer.alloc(30 * 1024 * 1024, ' ')
  const heavy = [1, 2, 3].map(() => pdf(' '.repeat(8 * 1024 * 1024)))
  test.each([
    ['an image', Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'unreadable'],
    ['letters of another encoding', Buffer.from([0x3c, 0x61, 0x3e, 0xb7, 0xa2, 0x3c, 0x2f, 0x61, 0x3e]), 'unreadable'],
    ['a file above its bound', Buffer.alloc(5 * 1024 * 1024 + 1, ' '), 'tooLarge'],
    ['an archive that inflates without end', deflated(bomb), 'tooLarge'],
    ['a PDF whose attachment does', pdf(bomb.toString()), 'tooLarge'],
    ['an archive in an archive', zip([{ name: 'b.zip', content: zip([xml(generalXml())]) }]), 'nested'],
    ['an archive in an OFD in an archive', zip([ofd([{ name: 'b.zip', content: zip([xml(generalXml())]) }])]), 'bareOfd'],
    ['an OFD with its own documents alone', ofd([]).content, 'bareOfd'],
    ['such an OFD in an archive', zip([ofd([])]), 'bareOfd'],
    ['an archive in an archive that inflates without end', zip([{ name: 'b.ofd', content: deflated(bomb) }]), 'tooLarge'],
    [
      'files of an archive that inflate together without end',
      zip(heavy.map((content, at) => ({ name: `${at}.pdf`, content }))),
      'tooLarge',
    ],
    ['an archive of too many files', zip(Array.from({ length: 101 }, (_one, index) => xml('<a/>', `${index}.xml`))), 'tooMany'],
    ['an archive that is encrypted', deflated(Buffer.from(generalXml()), { flags: 1 }), 'unreadable'],
    ['an archive of another method', deflated(Buffer.from(generalXml()), { method: 14 }), 'unreadable'],
    ['an archive that was cut off', zip([xml(generalXml())]).subarray(0, 300), 'unreadable'],
    ['entities', Buffer.from(`<!DOCTYPE a [<!ENTITY x "y">]>${generalXml()}`), 'unsafe'],
    ['entities beside a voucher', zip([xml(railXml()), xml('<!DOCTYPE a><a/>', 'b.xml')]), 'unsafe'],
    ['a PDF without attachments', Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n'), 'noVoucher'],
    ['an archive without vouchers', zip([xml('<a/>')]), 'noVoucher'],
    [
      'a directory that points outside',
      Buffer.concat([zip([xml(generalXml())]).subarray(0, -6), Buffer.from([255, 255, 255, 0, 0, 0])]),
      'unreadable',
    ],
  ])('%s', (_what, file, fault) => {
    expect(unpackVouchers(file)).toBe(fault)
  })

  test('many marks of attachments cost no time', () => {
    const file = Buffer.from(`%PDF-1.7\n${' obj<</EmbeddedFile '.repeat(200_000)}`)
    const before = performance.now()
    expect(unpackVouchers(file)).toBe('noVoucher')
    expect(performance.now() - before).toBeLessThan(2_000)
  })
})
