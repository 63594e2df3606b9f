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

export const getCenterMenu = call({
  summary: 'Screens of the personal centre that this employee may open.',
  method: 'GET',
  path: 'api/page/pc/mine/centermenu',
  clause: 'S7.13',
  response: Menu,
})

export const getManageMenu = call({
  summary: 'Screens of the management console that this employee may open.',
  method: 'GET',
  path: 'api/page/pc/mine/travelbizmanagemeun',
  clause: 'S7.13',
  response: Menu,
})
