import { Type, type Static } from 'typebox'
import { call } from '../kit/call'

/** S3.55: `param` is the path of the screen, relative to the router's base. */
export const Menu = Type.Object({
  menuGroupList: Type.Array(
    Type.Object({
      title: Type.String(),
      menuList: Type.Array(Type.Object({ title: Type.String(), icon: Type.String(), param: Type.String() })),
    }),
  ),
})
export type Menu = Static<typeof Menu>

/** Screens of the personal centre that this employee may open. */
export const getCenterMenu = call({ method: 'GET', path: 'api/page/pc/mine/centermenu', clause: 'S7.13', response: Menu })

/** Screens of the management console that this employee may open. */
export const getManageMenu = call({
  method: 'GET',
  path: 'api/page/pc/mine/travelbizmanagemeun',
  clause: 'S7.13',
  response: Menu,
})
