// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './joining.en'
import { text as zhCN } from './joining.zh-CN'
import { text as zhTW } from './joining.zh-TW'

export const companyJoiningText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
