// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './role.en'
import { text as zhCN } from './role.zh-CN'
import { text as zhTW } from './role.zh-TW'

export const peopleRoleText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
