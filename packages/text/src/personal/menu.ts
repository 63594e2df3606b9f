// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './menu.en'
import { text as zhCN } from './menu.zh-CN'
import { text as zhTW } from './menu.zh-TW'

export const menuText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
