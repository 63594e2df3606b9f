import { Type, type Static } from 'typebox'
import { products } from '../booking/codes'
import { call } from '../kit/call'
import { Instant, LocalDate } from '../kit/local-date'
import { noticePositions } from '../kit/notice-positions'

/** An announcement of the enterprise or its agency. `level`: 1 to know, 2 important, 3 urgent. */
export const Notice = Type.Object({
  title: Type.String(),
  description: Type.String(),
  content: Type.String(),
  level: Type.Integer(),
  time: Instant,
  autoAlert: Type.Boolean(),
  /** A line at the foot of the page; `param` is a path of the portal. */
  footBanner: Type.Optional(Type.Object({ img: Type.String(), title: Type.String(), param: Type.String() })),
})
export type Notice = Static<typeof Notice>

const Word = Type.Optional(Type.String({ maxLength: 50 }))

export const getNoticeList = call({
  summary: 'Notices for a place of the portal; where cities, dates or an order are named, also those for just that journey.',
  method: 'POST',
  path: 'api/Common/GetNoticeList',
  clause: 'S7.11',
  request: Type.Object({
    fromCity: Word,
    toCity: Word,
    fromStation: Word,
    toStation: Word,
    departDate: Type.Optional(LocalDate),
    arriveDate: Type.Optional(LocalDate),
    matchText1: Word,
    matchText2: Word,
    position: noticePositions.schema,
    productType: Type.Optional(products.schema),
    bookInfoStr: Type.Optional(Type.String({ maxLength: 500 })),
    orderNo: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  response: Type.Object({ title: Type.String(), infoList: Type.Array(Notice) }),
})
