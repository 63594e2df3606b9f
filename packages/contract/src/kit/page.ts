import { Type, type TSchema } from 'typebox'

/** Keyset paging: `cursor` is opaque, absent on the first page; `next` is absent on the last. */
export const PageRequest = {
  cursor: Type.Optional(Type.String({ maxLength: 200 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}
export const Page = <Item extends TSchema>(item: Item) =>
  Type.Object({ list: Type.Array(item), next: Type.Optional(Type.String()) })
