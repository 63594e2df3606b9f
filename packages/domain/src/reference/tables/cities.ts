/** Written by scripts/reference/generate.mts; columns: code, name, traditional if different, English, pinyin, initials, airports, hot, aliases; most important first. */
export const cityTable = `
BJS|北京||Beijing|beijing|bj|PEK PKX|hot
SHA|上海||Shanghai|shanghai|sh|SHA PVG|hot
CAN|广州|廣州|Guangzhou|guangzhou|gz|CAN|hot|羊城
SZX|深圳||Shenzhen|shenzhen|sz|SZX|hot
CTU|成都||Chengdu|chengdu|cd|TFU CTU|hot
HGH|杭州||Hangzhou|hangzhou|hz|HGH|hot
CKG|重庆|重慶|Chongqing|chongqing|cq|CKG|hot
XIY|西安||Xi'an|xian|xa|XIY|hot|SIA
WUH|武汉|武漢|Wuhan|wuhan|wh|WUH|hot
NKG|南京||Nanjing|nanjing|nj|NKG|hot
KMG|昆明||Kunming|kunming|km|KMG|hot
XMN|厦门|廈門|Xiamen|xiamen|xm|XMN|hot
CSX|长沙|長沙|Changsha|changsha|cs|CSX|hot
TAO|青岛|青島|Qingdao|qingdao|qd|TAO|hot
SYX|三亚|三亞|Sanya|sanya|sy|SYX|hot
HAK|海口||Haikou|haikou|hk|HAK|hot
TSN|天津||Tianjin|tianjin|tj|TSN|hot
CGO|郑州|鄭州|Zhengzhou|zhengzhou|zz|CGO|hot
DLC|大连|大連|Dalian|dalian|dl|DLC|hot
SHE|沈阳|瀋陽|Shenyang|shenyang|sy|SHE|hot
HRB|哈尔滨|哈爾濱|Harbin|haerbin|heb|HRB|hot
URC|乌鲁木齐|烏魯木齊|Urumqi|wulumuqi|wlmq|URC|hot
TNA|济南|濟南|Jinan|jinan|jn|TNA|hot
KWE|贵阳|貴陽|Guiyang|guiyang|gy|KWE|hot
HKG|香港||Hong Kong|xianggang|xg|HKG|hot
MFM|澳门|澳門|Macau|aomen|am|MFM|hot
TPE|台北||Taipei|taibei|tb|TPE TSA|hot
TYO|东京|東京|Tokyo|dongjing|dj|HND NRT|hot
OSA|大阪||Osaka|daban|db|KIX ITM|hot
SEL|首尔|首爾|Seoul|shouer|se|ICN GMP|hot|汉城 漢城
SIN|新加坡||Singapore|xinjiapo|xjp|SIN XSP|hot
BKK|曼谷||Bangkok|mangu|mg|BKK DMK|hot
KUL|吉隆坡||Kuala Lumpur|jilongpo|jlp|KUL SZB|hot
HKT|普吉岛|普吉島|Phuket|pujidao|pjd|HKT|hot|普吉
DXB|迪拜|杜拜|Dubai|dibai|db|DXB DWC|hot
LON|伦敦|倫敦|London|lundun|ld|LHR LGW STN LTN LCY|hot
PAR|巴黎||Paris|bali|bl|CDG ORY BVA|hot
FRA|法兰克福|法蘭克福|Frankfurt|falankefu|flkf|FRA|hot
NYC|纽约|紐約|New York|niuyue|ny|JFK EWR LGA|hot
LAX|洛杉矶|洛杉磯|Los Angeles|luoshanji|lsj|LAX|hot
SFO|旧金山|舊金山|San Francisco|jiujinshan|jjs|SFO|hot|三藩市
SYD|悉尼|雪梨|Sydney|xini|xn|SYD|hot|雪梨
MEL|墨尔本|墨爾本|Melbourne|moerben|meb|MEL AVV|hot
YVR|温哥华|溫哥華|Vancouver|wengehua|wgh|YVR|hot
YTO|多伦多|多倫多|Toronto|duolunduo|dld|YYZ YTZ|hot
JKT|雅加达|雅加達|Jakarta|yajiada|yjd|CGK HLP|hot
SGN|胡志明市||Ho Chi Minh City|huzhimingshi|hzms|SGN|hot|西贡 西貢
HAN|河内|河內|Hanoi|henei|hn|HAN|hot
MNL|马尼拉|馬尼拉|Manila|manila|mnl|MNL|hot
DPS|巴厘岛|峇里島|Bali|balidao|bld|DPS|hot|登巴萨 登巴薩
HET|呼和浩特||Hohhot|huhehaote|hhht|HET
LHW|兰州|蘭州|Lanzhou|lanzhou|lz|LHW
TYN|太原||Taiyuan|taiyuan|ty|TYN
CGQ|长春|長春|Changchun|changchun|cc|CGQ
NNG|南宁|南寧|Nanning|nanning|nn|NNG
KHN|南昌||Nanchang|nanchang|nc|KHN
WNZ|温州|溫州|Wenzhou|wenzhou|wz|WNZ
HFE|合肥||Hefei|hefei|hf|HFE
ZUH|珠海||Zhuhai|zhuhai|zh|ZUH
INC|银川|銀川|Yinchuan|yinchuan|yc|INC
NGB|宁波|寧波|Ningbo|ningbo|nb|NGB
YNT|烟台|煙台|Yantai|yantai|yt|YNT
FOC|福州||Fuzhou|fuzhou|fz|FOC||榕城
WUX|无锡|無錫|Wuxi|wuxi|wx|WUX
XNN|西宁|西寧|Xining|xining|xn|XNN
SWA|揭阳|揭陽|Jieyang|jieyang|jy|SWA||潮汕
JJN|泉州||Quanzhou|quanzhou|qz|JJN||晋江 晉江 石狮 石獅
SJW|石家庄|石家莊|Shijiazhuang|shijiazhuang|sjz|SJW
LJG|丽江|麗江|Lijiang|lijiang|lj|LJG||泸沽湖 瀘沽湖
KWL|桂林||Guilin|guilin|gl|KWL
LXA|拉萨|拉薩|Lhasa|lasa|ls|LXA
CZX|常州||Changzhou|changzhou|cz|CZX
KRL|库尔勒|庫爾勒|Korla|kuerle|kel|KRL||巴音郭楞
JHG|西双版纳|西雙版納|Xishuangbanna|xishuangbanna|xsbn|JHG||景洪 版纳 版納
NTG|南通||Nantong|nantong|nt|NTG
ZHA|湛江||Zhanjiang|zhanjiang|zj|ZHA
BAV|包头|包頭|Baotou|baotou|bt|BAV
ZYI|遵义|遵義|Zunyi|zunyi|zy|ZYI WMT
AKU|阿克苏|阿克蘇|Aksu|akesu|aks|AKU
YTY|扬州|揚州|Yangzhou|yangzhou|yz|YTY
LZO|泸州|瀘州|Luzhou|luzhou|lz|LZO
KHG|喀什||Kashgar|kashi|ks|KHG||喀什噶尔 喀什噶爾
MIG|绵阳|綿陽|Mianyang|mianyang|my|MIG
YCU|运城|運城|Yuncheng|yuncheng|yc|YCU
HLD|呼伦贝尔|呼倫貝爾|Hulunbuir|hulunbeier|hlbe|HLD||海拉尔 海拉爾
ACX|兴义|興義|Xingyi|xingyi|xy|ACX||黔西南
YIW|义乌|義烏|Yiwu|yiwu|yw|YIW
DYG|张家界|張家界|Zhangjiajie|zhangjiajie|zjj|DYG||大庸
LYI|临沂|臨沂|Linyi|linyi|ly|LYI
HTN|和田||Hotan|hetian|ht|HTN
XUZ|徐州||Xuzhou|xuzhou|xz|XUZ
YIH|宜昌||Yichang|yichang|yc|YIH
LUM|芒市||Mangshi|mangshi|ms|LUM||德宏
WEH|威海||Weihai|weihai|wh|WEH
DLU|大理||Dali|dali|dl|DLU
DSN|鄂尔多斯|鄂爾多斯|Ordos|eerduosi|eeds|DSN
BHY|北海||Beihai|beihai|bh|BHY
HUZ|惠州||Huizhou|huizhou|hz|HUZ
XIC|西昌||Xichang|xichang|xc|XIC
XFN|襄阳|襄陽|Xiangyang|xiangyang|xy|XFN||襄樊
YNZ|盐城|鹽城|Yancheng|yancheng|yc|YNZ
UYN|榆林||Yulin|yulin|yl|UYN||榆阳 榆陽
CIF|赤峰||Chifeng|chifeng|cf|CIF
KOW|赣州|贛州|Ganzhou|ganzhou|gz|KOW
HSN|舟山||Zhoushan|zhoushan|zs|HSN
YBP|宜宾|宜賓|Yibin|yibin|yb|YBP
BFJ|毕节|畢節|Bijie|bijie|bj|BFJ
LYG|连云港|連雲港|Lianyungang|lianyungang|lyg|LYG
HYN|台州||Taizhou|taizhou|tz|HYN||路桥 路橋 黄岩 黃岩 椒江
BSD|保山||Baoshan|baoshan|bs|BSD
HIA|淮安||Huai'an|huaian|ha|HIA
WDS|十堰||Shiyan|shiyan|sy|WDS
WXN|万州|萬州|Wanzhou|wanzhou|wz|WXN||万县 萬縣
YIN|伊宁|伊寧|Yining|yining|yn|YIN
NDG|齐齐哈尔|齊齊哈爾|Qiqihar|qiqihaer|qqhe|NDG
NNY|南阳|南陽|Nanyang|nanyang|ny|NNY
LYA|洛阳|洛陽|Luoyang|luoyang|ly|LYA
TCZ|腾冲|騰衝|Tengchong|tengchong|tc|TCZ
CGD|常德||Changde|changde|cd|CGD
LZH|柳州||Liuzhou|liuzhou|lz|LZH
RIZ|日照||Rizhao|rizhao|rz|RIZ
ENH|恩施||Enshi|enshi|es|ENH||鄂西
HLH|乌兰浩特|烏蘭浩特|Ulanhot|wulanhaote|wlht|HLH||兴安盟 興安盟
TGO|通辽|通遼|Tongliao|tongliao|tl|TGO
JNG|济宁|濟寧|Jining|jining|jn|JNG
ENY|延安||Yan'an|yanan|ya|ENY
JUZ|衢州||Quzhou|quzhou|qz|JUZ
JGS|井冈山|井岡山|Jinggangshan|jinggangshan|jgs|JGS
THQ|天水||Tianshui|tianshui|ts|THQ
DAT|大同||Datong|datong|dt|DAT
XAI|信阳|信陽|Xinyang|xinyang|xy|XAI
LFQ|临汾|臨汾|Linfen|linfen|lf|LFQ
DQA|大庆|大慶|Daqing|daqing|dq|DQA
NAO|南充||Nanchong|nanchong|nc|NAO
GYU|固原||Guyuan|guyuan|gy|GYU
KRY|克拉玛依|克拉瑪依|Karamay|kelamayi|klmy|KRY
HNY|衡阳|衡陽|Hengyang|hengyang|hy|HNY
SYM|普洱||Pu'er|puer|pe|SYM||思茅
YNJ|延吉||Yanji|yanji|yj|YNJ
KCA|库车|庫車|Kuqa|kuche|kc|KCA
DNH|敦煌||Dunhuang|dunhuang|dh|DNH
HDG|邯郸|邯鄲|Handan|handan|hd|HDG
ZAT|昭通||Zhaotong|zhaotong|zt|ZAT
DIG|香格里拉||Shangri-La|xianggelila|xgll|DIG||迪庆 迪慶
TWC|图木舒克|圖木舒克|Tumxuk|tumushuke|tmsk|TWC
NZH|满洲里|滿洲里|Manzhouli|manzhouli|mzl|NZH
TXN|黄山|黃山|Huangshan|huangshan|hs|TXN||屯溪
YIC|宜春||Yichun|yichun|yc|YIC
DZH|达州|達州|Dazhou|dazhou|dz|DZH DAX
MDG|牡丹江||Mudanjiang|mudanjiang|mdj|MDG
AAT|阿勒泰||Altay|aletai|alt|AAT
FUG|阜阳|阜陽|Fuyang|fuyang|fy|FUG
JGN|嘉峪关|嘉峪關|Jiayuguan|jiayuguan|jyg|JGN
MXZ|梅州||Meizhou|meizhou|mz|MXZ
QSZ|莎车|莎車|Yarkant|shache|sc|QSZ
JMJ|澜沧|瀾滄|Lancang|lancang|lc|JMJ
BAR|琼海|瓊海|Qionghai|qionghai|qh|BAR||博鳌 博鰲
JMU|佳木斯||Jiamusi|jiamusi|jms|JMU
YYA|岳阳|岳陽|Yueyang|yueyang|yy|YYA
JIQ|黔江||Qianjiang|qianjiang|qj|JIQ
GYS|广元|廣元|Guangyuan|guangyuan|gy|GYS
HMI|哈密||Hami|hami|hm|HMI
JDZ|景德镇|景德鎮|Jingdezhen|jingdezhen|jdz|JDZ
LNJ|临沧|臨滄|Lincang|lincang|lc|LNJ
TVS|唐山||Tangshan|tangshan|ts|TVS
DOY|东营|東營|Dongying|dongying|dy|DOY
LZY|林芝||Nyingchi|linzhi|lz|LZY||米林
XIL|锡林浩特|錫林浩特|Xilinhot|xilinhaote|xlht|XIL||锡林郭勒 錫林郭勒
AQG|安庆|安慶|Anqing|anqing|aq|AQG
WNH|文山||Wenshan|wenshan|ws|WNH||普者黑
BPL|博乐|博樂|Bole|bole|bl|BPL||博尔塔拉 博爾塔拉 阿拉山口
ZQZ|张家口|張家口|Zhangjiakou|zhangjiakou|zjk|ZQZ
FUO|佛山||Foshan|foshan|fs|FUO
WEF|潍坊|濰坊|Weifang|weifang|wf|WEF
LPF|六盘水|六盤水|Liupanshui|liupanshui|lps|LPF
WUA|乌海|烏海|Wuhai|wuhai|wh|WUA
IQM|且末||Qiemo|qiemo|qm|IQM
YUS|玉树|玉樹|Yushu|yushu|ys|YUS
LLV|吕梁|呂梁|Lüliang|lvliang|ll|LLV
BZX|巴中||Bazhong|bazhong|bz|BZX
CWJ|沧源|滄源|Cangyuan|cangyuan|cy|CWJ
PZI|攀枝花||Panzhihua|panzhihua|pzh|PZI
SQD|上饶|上饒|Shangrao|shangrao|sr|SQD
CIH|长治|長治|Changzhi|changzhi|cz|CIH
BPX|昌都||Qamdo|changdu|cd|BPX||邦达 邦達
SHF|石河子||Shihezi|shihezi|shz|SHF
WUT|忻州||Xinzhou|xinzhou|xz|WUT
DDG|丹东|丹東|Dandong|dandong|dd|DDG
SQJ|三明||Sanming|sanming|sm|SQJ
ZHY|中卫|中衛|Zhongwei|zhongwei|zw|ZHY
EHU|鄂州||Ezhou|ezhou|ez|EHU
JXA|鸡西|雞西|Jixi|jixi|jx|JXA
NZL|扎兰屯|扎蘭屯|Zhalantun|zhalantun|zlt|NZL
TCG|塔城||Tacheng|tacheng|tc|TCG
TEN|铜仁|銅仁|Tongren|tongren|tr|TEN
WGN|邵阳|邵陽|Shaoyang|shaoyang|sy|WGN
AKA|安康||Ankang|ankang|ak|AKA
HZA|菏泽|菏澤|Heze|heze|hz|HZA
LNL|陇南|隴南|Longnan|longnan|ln|LNL
HCZ|郴州||Chenzhou|chenzhou|cz|HCZ
HQQ|安阳|安陽|Anyang|anyang|ay|HQQ
RLK|巴彦淖尔|巴彥淖爾|Bayannur|bayannaoer|byne|RLK
DCY|稻城||Daocheng|daocheng|dc|DCY
GOQ|格尔木|格爾木|Golmud|geermu|gem|GOQ
HEK|黑河||Heihe|heihe|hh|HEK
HJJ|怀化|懷化|Huaihua|huaihua|hh|HJJ
SHS|荆州|荊州|Jingzhou|jingzhou|jz|SHS
YLX|玉林||Yulin|yulin|yl|YLX
CDE|承德||Chengde|chengde|cd|CDE
JUH|池州||Chizhou|chizhou|cz|JUH
WUS|武夷山||Wuyishan|wuyishan|wys|WUS||南平
AOG|鞍山||Anshan|anshan|as|AOG
BPE|秦皇岛|秦皇島|Qinhuangdao|qinhuangdao|qhd|BPE
TNH|通化||Tonghua|tonghua|th|TNH
WUZ|梧州||Wuzhou|wuzhou|wz|WUZ
HZG|汉中|漢中|Hanzhong|hanzhong|hz|HZG
AXF|阿拉善左旗||Alxa Left Banner|alashanzuoqi|alszq|AXF
CHG|朝阳|朝陽|Chaoyang|chaoyang|cy|CHG
IQN|庆阳|慶陽|Qingyang|qingyang|qy|IQN
RQA|若羌||Ruoqiang|ruoqiang|rq|RQA
RKZ|日喀则|日喀則|Shigatse|rikaze|rkz|RKZ DDR
JIU|九江||Jiujiang|jiujiang|jj|JIU
AEB|百色||Baise|baise|bs|AEB
DXJ|湘西||Xiangxi|xiangxi|xx|DXJ||吉首
KJI|布尔津|布爾津|Burqin|buerjin|bej|KJI||喀纳斯 喀納斯
YTW|于田||Yutian|yutian|yt|YTW
YZY|张掖|張掖|Zhangye|zhangye|zy|YZY
ERL|二连浩特|二連浩特|Erenhot|erlianhaote|elht|ERL
JNZ|锦州|錦州|Jinzhou|jinzhou|jz|JNZ
JZH|九寨沟|九寨溝|Jiuzhaigou|jiuzhaigou|jzg|JZH||黄龙 黃龍
NLH|宁蒗|寧蒗|Ninglang|ninglang|nl|NLH||泸沽湖 瀘沽湖
FYN|富蕴|富蘊|Fuyun|fuyun|fy|FYN
ACF|阿拉尔|阿拉爾|Aral|alaer|ale|ACF
CQW|武隆||Wulong|wulong|wl|CQW
GXH|夏河||Xiahe|xiahe|xh|GXH||甘南
HCJ|河池||Hechi|hechi|hc|HCJ
HSC|韶关|韶關|Shaoguan|shaoguan|sg|HSC
LLB|荔波||Libo|libo|lb|LLB||黔南
NBS|白山||Baishan|baishan|bs|NBS||长白山 長白山
GZG|甘孜||Garze|ganzi|gz|GZG
JGD|加格达奇|加格達奇|Jiagedaqi|jiagedaqi|jgdq|JGD||大兴安岭 大興安嶺
LDS|伊春||Yichun|yichun|yc|LDS
YKH|营口|營口|Yingkou|yingkou|yk|YKH
DBC|白城||Baicheng|baicheng|bc|DBC
LZG|阆中|閬中|Langzhong|langzhong|lz|LZG
NGQ|阿里||Ngari|ali|al|NGQ APJ||狮泉河 獅泉河 普兰 普蘭
HQL|塔什库尔干|塔什庫爾干|Tashkurgan|tashikuergan|tskeg|HQL
JIC|金昌||Jinchang|jinchang|jc|JIC
LCX|龙岩|龍巖|Longyan|longyan|ly|LCX
LLF|永州||Yongzhou|yongzhou|yz|LLF
TLQ|吐鲁番|吐魯番|Turpan|tulufan|tlf|TLQ
WSK|巫山||Wushan|wushan|ws|WSK
YIE|阿尔山|阿爾山|Arxan|aershan|aes|YIE
ZFL|昭苏|昭蘇|Zhaosu|zhaosu|zs|ZFL
GMQ|果洛||Golog|guoluo|gl|GMQ||玛沁 瑪沁
KGT|康定||Kangding|kangding|kd|KGT
KJH|黄平|黃平|Huangping|huangping|hp|KJH||黔东南 黔東南
HUO|霍林郭勒||Holingol|huolinguole|hlgl|HUO
HZH|黎平||Liping|liping|lp|HZH
JSJ|建三江||Jiansanjiang|jiansanjiang|jsj|JSJ
OHE|漠河||Mohe|mohe|mh|OHE
WHA|芜湖|蕪湖|Wuhu|wuhu|wh|WHA
AVA|安顺|安順|Anshun|anshun|as|AVA
HJB|和静|和靜|Hejing|hejing|hj|HJB
LGZ|山南||Shannan|shannan|sn|LGZ
XRQ|新巴尔虎右旗|新巴爾虎右旗|New Barag Right Banner|xinbaerhuyouqi|xbehyq|XRQ
FYJ|抚远|撫遠|Fuyuan|fuyuan|fy|FYJ
HPG|神农架|神農架|Shennongjia|shennongjia|snj|HPG
JBK|奇台||Qitai|qitai|qt|JBK
NLT|新源||Xinyuan|xinyuan|xy|NLT
DTU|五大连池|五大連池|Wudalianchi|wudalianchi|wdlc|DTU
HXD|德令哈||Delingha|delingha|dlh|HXD||海西
UCB|乌兰察布|烏蘭察布|Ulanqab|wulanchabu|wlcb|UCB
CNI|长海|長海|Changhai|changhai|ch|CNI
HTT|茫崖||Mangya|mangya|my|HTT||花土沟 花土溝 海西
RHT|阿拉善右旗||Alxa Right Banner|alashanyouqi|alsyq|RHT
YSQ|松原||Songyuan|songyuan|sy|YSQ
HBQ|祁连|祁連|Qilian|qilian|ql|HBQ||海北
AHJ|阿坝|阿壩|Aba|aba|ab|AHJ
BFU|蚌埠||Bengbu|bengbu|bb|BFU
EJN|额济纳旗|額濟納旗|Ejin Banner|ejinaqi|ejnq|EJN
HSF|绥芬河|綏芬河|Suifenhe|suifenhe|sfh|HSF
SZH|朔州||Shuozhou|shuozhou|sz|SZH
XNT|邢台||Xingtai|xingtai|xt|XNT
IST|伊斯坦布尔|伊斯坦布爾|Istanbul|yisitanbuer|ystbe|IST SAW
CHI|芝加哥||Chicago|zhijiage|zjg|ORD MDW
DFW|达拉斯|達拉斯|Dallas|dalasi|dls|DFW DAL
ATL|亚特兰大|亞特蘭大|Atlanta|yatelanda|ytld|ATL
DEN|丹佛||Denver|danfo|df|DEN
MOW|莫斯科||Moscow|mosike|msk|SVO DME VKO ZIA
MSP|明尼阿波利斯||Minneapolis|mingniabolisi|mnabls|MSP
WAS|华盛顿|華盛頓|Washington|huashengdun|hsd|IAD DCA
HOU|休斯敦|休士頓|Houston|xiusidun|xsd|IAH HOU
AMS|阿姆斯特丹||Amsterdam|amusitedan|amstd|AMS
DTW|底特律||Detroit|ditelv|dtl|DTW
SEA|西雅图|西雅圖|Seattle|xiyatu|xyt|SEA
STL|圣路易斯|聖路易斯|St. Louis|shengluyisi|slys|STL
CLT|夏洛特||Charlotte|xialuote|xlt|CLT
BOS|波士顿|波士頓|Boston|boshidun|bsd|BOS
PHX|凤凰城|鳳凰城|Phoenix|fenghuangcheng|fhc|PHX
LAS|拉斯维加斯|拉斯維加斯|Las Vegas|lasiweijiasi|lswjs|LAS
ADD|亚的斯亚贝巴|阿迪斯阿貝巴|Addis Ababa|yadisiyabeiba|ydsybb|ADD
VIE|维也纳|維也納|Vienna|weiyena|wyn|VIE
SAO|圣保罗|聖保羅|São Paulo|shengbaoluo|sbl|GRU CGH VCP
DOH|多哈|杜哈|Doha|duoha|dh|DOH
BNE|布里斯班|布里斯本|Brisbane|bulisiban|blsb|BNE||布里斯本
BCN|巴塞罗那|巴塞隆納|Barcelona|basailuona|bsln|BCN
THR|德黑兰|德黑蘭|Tehran|deheilan|dhl|IKA THR
MUC|慕尼黑||Munich|munihei|mnh|MUC
BRU|布鲁塞尔|布魯塞爾|Brussels|bulusaier|blse|BRU CRL
JNB|约翰内斯堡|約翰尼斯堡|Johannesburg|yuehanneisibao|yhnsb|JNB
MAD|马德里|馬德里|Madrid|madeli|mdl|MAD
ZRH|苏黎世|蘇黎世|Zurich|sulishi|sls|ZRH
DEL|新德里||New Delhi|xindeli|xdl|DEL
PPT|帕皮提||Papeete|papiti|ppt|PPT
MIA|迈阿密|邁阿密|Miami|maiami|mam|MIA
PTY|巴拿马城|巴拿馬城|Panama City|banamacheng|bnmc|PTY||巴拿马 巴拿馬
AKL|奥克兰|奧克蘭|Auckland|aokelan|akl|AKL||屋仑 屋侖
BUE|布宜诺斯艾利斯|布宜諾斯艾利斯|Buenos Aires|buyinuosiailisi|bynsals|EZE AEP
SLC|盐湖城|鹽湖城|Salt Lake City|yanhucheng|yhc|SLC
MCO|奥兰多|奧蘭多|Orlando|aolanduo|ald|MCO
NBO|内罗毕|奈洛比|Nairobi|neiluobi|nlb|NBO
MEX|墨西哥城||Mexico City|moxigecheng|mxgc|MEX
PER|珀斯|伯斯|Perth|posi|ps|PER
BOG|波哥大||Bogota|bogeda|bgd|BOG
YYC|卡尔加里|卡爾加里|Calgary|kaerjiali|kejl|YYC
YMQ|蒙特利尔|蒙特婁|Montreal|mengtelier|mtle|YUL||满地可 滿地可 YUL
ANC|安克雷奇||Anchorage|ankeleiqi|aklq|ANC
PHL|费城|費城|Philadelphia|feicheng|fc|PHL
MAN|曼彻斯特|曼徹斯特|Manchester|manchesite|mcst|MAN
DUS|杜塞尔多夫|杜塞道夫|Düsseldorf|dusaierduofu|dsedf|DUS
BOM|孟买|孟買|Mumbai|mengmai|mm|BOM NMI
POM|莫尔兹比港|莫爾茲比港|Port Moresby|moerzibigang|mezbg|POM
ROM|罗马|羅馬|Rome|luoma|lm|FCO CIA
SCL|圣地亚哥|聖地亞哥|Santiago|shengdiyage|sdyg|SCL
UPG|望加锡|望加錫|Makassar|wangjiaxi|wjx|UPG||乌戎潘当 烏戎潘當
STO|斯德哥尔摩|斯德哥爾摩|Stockholm|sidegeermo|sdgem|ARN||ARN
LED|圣彼得堡|聖彼得堡|St. Petersburg|shengbidebao|sbdb|LED
BER|柏林||Berlin|bolin|bl|BER
FLL|劳德代尔堡|勞德代爾堡|Fort Lauderdale|laodedaierbao|lddeb|FLL
LIM|利马|利馬|Lima|lima|lm|LIM
HEL|赫尔辛基|赫爾辛基|Helsinki|heerxinji|hexj|HEL
FAI|费尔班克斯|費爾班克斯|Fairbanks|feierbankesi|febks|FAI
CAI|开罗|開羅|Cairo|kailuo|kl|CAI
ATH|雅典||Athens|yadian|yd|ATH
LIS|里斯本||Lisbon|lisiben|lsb|LIS
GVA|日内瓦|日內瓦|Geneva|rineiwa|rnw|GVA
OVB|新西伯利亚|新西伯利亞|Novosibirsk|xinxiboliya|xxbly|OVB
WAW|华沙|華沙|Warsaw|huasha|hs|WAW
CUN|坎昆||Cancún|kankun|kk|CUN
HIR|霍尼亚拉|霍尼亞拉|Honiara|huoniyala|hnyl|HIR
JED|吉达|吉達|Jeddah|jida|jd|JED
PDX|波特兰|波特蘭|Portland|botelan|btl|PDX
BZN|博兹曼|博茲曼|Bozeman|boziman|bzm|BZN
BLR|班加罗尔|班加羅爾|Bangalore|banjialuoer|bjle|BLR||本加卢鲁 本加盧魯
MIL|米兰|米蘭|Milan|milan|ml|MXP LIN BGY
AUH|阿布扎比|阿布達比|Abu Dhabi|abuzhabi|abzb|AUH
BSB|巴西利亚|巴西利亞|Brasília|baxiliya|bxly|BSB
CNF|贝洛奥里藏特|貝洛奧里藏特|Belo Horizonte|beiluoaolicangte|blalct|CNF
SAN|圣迭戈|聖地牙哥|San Diego|shengdiege|sdg|SAN
MCT|马斯喀特|馬斯喀特|Muscat|masikate|mskt|MCT
BWI|巴尔的摩|巴爾的摩|Baltimore|baerdimo|bedm|BWI
KTM|加德满都|加德滿都|Kathmandu|jiademandu|jdmd|KTM
WLG|惠灵顿|威靈頓|Wellington|huilingdun|hld|WLG
REC|累西腓||Recife|leixifei|lxf|REC
CHC|基督城||Christchurch|jiducheng|jdc|CHC
HYD|海德拉巴||Hyderabad|haidelaba|hdlb|HYD
CPH|哥本哈根||Copenhagen|gebenhagen|gbhg|CPH
VLI|维拉港|維拉港|Port Vila|weilagang|wlg|VLI
YKS|雅库茨克|雅庫茨克|Yakutsk|yakucike|ykck|YKS
SUB|泗水||Surabaya|sishui|ss|SUB
HNL|檀香山||Honolulu|tanxiangshan|txs|HNL||火奴鲁鲁 火奴魯魯
RUH|利雅得|利雅德|Riyadh|liyade|lyd|RUH
FUK|福冈|福岡|Fukuoka|fugang|fg|FUK
OSL|奥斯陆|奧斯陸|Oslo|aosilu|asl|OSL
JNU|朱诺|朱諾|Juneau|zhunuo|zn|JNU
ADL|阿德莱德|阿德萊德|Adelaide|adelaide|adld|ADL
TIJ|蒂华纳|蒂華納|Tijuana|dihuana|dhn|TIJ
BNA|纳什维尔|納什維爾|Nashville|nashiweier|nswe|BNA
CNS|凯恩斯|凱恩斯|Cairns|kaiensi|kes|CNS
YZF|耶洛奈夫||Yellowknife|yeluonaifu|ylnf|YZF
DUB|都柏林||Dublin|dubolin|dbl|DUB
GDL|瓜达拉哈拉|瓜達拉哈拉|Guadalajara|guadalahala|gdlhl|GDL
TPA|坦帕||Tampa|tanpa|tp|TPA
STR|斯图加特|斯圖加特|Stuttgart|situjiate|stjt|STR
NAN|楠迪||Nadi|nandi|nd|NAN
CCU|加尔各答|加爾各答|Kolkata|jiaergeda|jegd|CCU||加尔各达 加爾各達
PIT|匹兹堡|匹茲堡|Pittsburgh|pizibao|pzb|PIT
BLQ|博洛尼亚|博洛尼亞|Bologna|boluoniya|blny|BLQ
MAA|金奈||Chennai|jinnai|jn|MAA
CMN|卡萨布兰卡|卡薩布蘭卡|Casablanca|kasabulanka|ksblk|CMN
PRG|布拉格||Prague|bulage|blg|PRG
RDU|罗利|羅利|Raleigh|luoli|ll|RDU
RIO|里约热内卢|里約熱內盧|Rio de Janeiro|liyuereneilu|lyrnl|GIG SDU
BHX|伯明翰||Birmingham|bominghan|bmh|BHX
LOS|拉各斯|拉哥斯|Lagos|lagesi|lgs|LOS
SNA|圣安娜|聖安娜|Santa Ana|shenganna|san|SNA
DTM|多特蒙德||Dortmund|duotemengde|dtmd|DTM
EDI|爱丁堡|愛丁堡|Edinburgh|aidingbao|adb|EDI
ALG|阿尔及尔|阿爾及爾|Algiers|aerjier|aeje|ALG
SJU|圣胡安|聖胡安|San Juan|shenghuan|sha|SJU
CMB|科伦坡|科倫坡|Colombo|kelunpo|klp|CMB
HAM|汉堡|漢堡|Hamburg|hanbao|hb|HAM
BSL|巴塞尔|巴塞爾|Basel|basaier|bse|BSL
CEB|宿务|宿務|Cebu|suwu|sw|CEB||宿雾 宿霧
BRS|布里斯托尔|布里斯托爾|Bristol|bulisituoer|blste|BRS
MRS|马赛|馬賽|Marseille|masai|ms|MRS
DAR|达累斯萨拉姆|三蘭港|Dar es Salaam|daleisisalamu|dlsslm|DAR
BUH|布加勒斯特||Bucharest|bujialesite|bjlst|OTP
NGO|名古屋||Nagoya|mingguwu|mgw|NGO
LYS|里昂||Lyon|liang|la|LYS
MDE|麦德林|麥德林|Medellín|maidelin|mdl|MDE
PMI|马略卡岛帕尔马|馬略卡島帕爾馬|Palma de Mallorca|maluekadaopaerma|mlkdpem|PMI
TLV|特拉维夫|特拉維夫|Tel Aviv|telaweifu|tlwf|TLV
AMD|艾哈迈达巴德|艾哈邁達巴德|Ahmedabad|aihamaidabade|ahmdbd|AMD
YEG|埃德蒙顿|埃德蒙頓|Edmonton|aidemengdun|admd|YEG
SJC|圣何塞（美国）|聖荷西（美國）|San Jose|shenghesai|shs|SJC
NAS|拿骚|拿騷|Nassau|nasao|ns|NAS
AYT|安塔利亚|安塔利亞|Antalya|antaliya|atly|AYT
MYY|美里||Miri|meili|ml|MYY
BUD|布达佩斯|布達佩斯|Budapest|budapeisi|bdps|BUD
SMF|萨克拉门托|薩克拉門托|Sacramento|sakelamentuo|sklmt|SMF
CPT|开普敦|開普敦|Cape Town|kaipudun|kpd|CPT
KBP|基辅|基輔|Kyiv|jifu|jf|KBP
OKA|冲绳|沖繩|Okinawa|chongsheng|cs|OKA||那霸 琉球
POA|阿雷格里港||Porto Alegre|aleigeligang|alglg|POA
ESB|安卡拉||Ankara|ankala|akl|ESB
TOS|特罗姆瑟|特羅姆瑟|Tromsø|teluomuse|tlms|TOS
CGN|科隆||Cologne|kelong|kl|CGN
SPK|札幌||Sapporo|zhahuang|zh|CTS OKD
OGG|卡胡卢伊|卡胡盧伊|Kahului|kahuluyi|khly|OGG
YWG|温尼伯|溫尼伯|Winnipeg|wennibo|wnb|YWG
NCE|尼斯||Nice|nisi|ns|NCE
CCS|加拉加斯||Caracas|jialajiasi|jljs|CCS
AGP|马拉加|馬拉加|Málaga|malajia|mlj|AGP
VCE|威尼斯||Venice|weinisi|wns|VCE
CMH|哥伦布|哥倫布|Columbus|gelunbu|glb|CMH
SHJ|沙迦||Sharjah|shajia|sj|SHJ
AUS|奥斯汀|奧斯汀|Austin|aositing|ast|AUS
PBI|西棕榈滩|西棕櫚灘|West Palm Beach|xizonglvtan|xzlt|PBI
GLA|格拉斯哥||Glasgow|gelasige|glsg|GLA
LUX|卢森堡|盧森堡|Luxembourg|lusenbao|lsb|LUX
KWI|科威特||Kuwait City|keweite|kwt|KWI
DRW|达尔文|達爾文|Darwin|daerwen|dew|DRW
SUV|苏瓦|蘇瓦|Suva|suwa|sw|SUV
BZE|伯利兹城|伯利茲城|Belize City|bolizicheng|blzc|BZE
MAO|马瑙斯|馬瑙斯|Manaus|manaosi|mns|MAO
MTY|蒙特雷||Monterrey|mengtelei|mtl|MTY
BGO|卑尔根|卑爾根|Bergen|beiergen|beg|BGO
OAK|奥克兰（美国）|奧克蘭（美國）|Oakland|aokelan|akl|OAK
SZG|萨尔茨堡|薩爾茨堡|Salzburg|saercibao|secb|SZG
BOO|博德||Bodø|bode|bd|BOO
ABV|阿布贾|阿布賈|Abuja|abujia|abj|ABV
DAC|达卡|達卡|Dhaka|daka|dk|DAC
TSV|汤斯维尔|湯斯維爾|Townsville|tangsiweier|tswe|TSV
SVX|叶卡捷琳堡|葉卡捷琳堡|Yekaterinburg|yekajielinbao|ykjlb|SVX
AMM|安曼||Amman|anman|am|AMM
KNO|棉兰|棉蘭|Medan|mianlan|ml|KNO
LNZ|林茨||Linz|linci|lc|LNZ
KOJ|鹿儿岛|鹿兒島|Kagoshima|luerdao|led|KOJ
EBB|恩德培||Entebbe|endepei|edp|EBB
RIX|里加||Riga|lijia|lj|RIX
YOW|渥太华|渥太華|Ottawa|wotaihua|wth|YOW
KHI|卡拉奇||Karachi|kalaqi|klq|KHI
JAX|杰克逊维尔|傑克遜維爾|Jacksonville|jiekexunweier|jkxwe|JAX||杰克逊维尔 傑克遜維爾
ALA|阿拉木图|阿拉木圖|Almaty|alamutu|almt|ALA
VVO|符拉迪沃斯托克||Vladivostok|fuladiwosituoke|fldwstk|VVO||海参崴 海參崴
CLE|克利夫兰|克利夫蘭|Cleveland|kelifulan|klfl|CLE
IND|印第安纳波利斯|印第安納波利斯|Indianapolis|yindiannabolisi|ydanbls|IND
MPM|马普托|馬普托|Maputo|maputuo|mpt|MPM
EIN|埃因霍温|埃因霍溫|Eindhoven|aiyinhuowen|ayhw|EIN
NCL|纽卡斯尔|紐卡斯爾|Newcastle|niukasier|nkse|NCL
NOU|努美阿||Nouméa|numeia|nma|NOU
MSY|新奥尔良|紐奧良|New Orleans|xinaoerliang|xael|MSY
SSA|萨尔瓦多|薩爾瓦多|Salvador|saerwaduo|sewd|SSA
BKI|亚庇|亞庇|Kota Kinabalu|yabi|yb|BKI||哥打京那巴鲁 哥打京那巴魯 沙巴
TRD|特隆赫姆||Trondheim|telonghemu|tlhm|TRD
VVI|圣克鲁斯|聖克魯斯|Santa Cruz|shengkelusi|skls|VVI
TUN|突尼斯||Tunis|tunisi|tns|TUN
ANR|安特卫普|安特衛普|Antwerp|anteweipu|atwp|ANR
TNR|塔那那利佛||Antananarivo|tananalifo|tnnlf|TNR
TLS|图卢兹|圖盧茲|Toulouse|tuluzi|tlz|TLS
ALC|阿利坎特||Alicante|alikante|alkt|ALC
SDF|路易斯维尔|路易斯維爾|Louisville|luyisiweier|lyswe|SDF
JOG|日惹||Yogyakarta|rire|rr|YIA JOG
BEY|贝鲁特|貝魯特|Beirut|beilute|blt|BEY
KOE|古邦||Kupang|gubang|gb|KOE
GEG|斯波坎||Spokane|sibokan|sbk|GEG
BAH|巴林||Bahrain|balin|bl|BAH
MLE|马累|馬累|Malé|malei|ml|MLE
MKE|密尔沃基|密爾沃基|Milwaukee|mierwoji|mewj|MKE
RTM|鹿特丹||Rotterdam|lutedan|ltd|RTM
BEL|贝伦|貝倫|Belém|beilun|bl|BEL
UIO|基多||Quito|jiduo|jd|UIO
PUS|釜山||Busan|fushan|fs|PUS
MCI|堪萨斯城|堪薩斯城|Kansas City|kansasicheng|kssc|MCI
NUE|纽伦堡|紐倫堡|Nuremberg|niulunbao|nlb|NUE
ABJ|阿比让|阿比讓|Abidjan|abirang|abr|ABJ
RSW|迈尔斯堡|邁爾斯堡|Fort Myers|maiersibao|mesb|RSW
VLC|巴伦西亚|巴倫西亞|Valencia|balunxiya|blxy|VLC
TAE|大邱||Daegu|daqiu|dq|TAE
BPN|巴厘巴板|巴釐巴板|Balikpapan|balibaban|blbb|BPN
CHS|查尔斯顿|查爾斯頓|Charleston|chaersidun|cesd|CHS
DMM|达曼|達曼|Dammam|daman|dm|DMM
AER|索契||Sochi|suoqi|sq|AER
IKT|伊尔库茨克|伊爾庫茨克|Irkutsk|yierkucike|yekck|IKT
GUA|危地马拉城|危地馬拉城|Guatemala City|weidimalacheng|wdmlc|GUA
BUR|伯班克||Burbank|bobanke|bbk|BUR
SJO|圣何塞|聖荷西|San José|shenghesai|shs|SJO
CWB|库里蒂巴|庫里蒂巴|Curitiba|kulidiba|kldb|CWB
NAP|那不勒斯|拿坡里|Naples|nabulesi|nbls|NAP
YHZ|哈利法克斯||Halifax|halifakesi|hlfks|YHZ
BFS|贝尔法斯特|貝爾法斯特|Belfast|beierfasite|befst|BFS BHD
LPB|拉巴斯||La Paz|labasi|lbs|LPB
ZNZ|桑给巴尔|桑給巴爾|Zanzibar|sangjibaer|sjbe|ZNZ
KBL|喀布尔|喀布爾|Kabul|kabuer|kbe|KBL
ACC|阿克拉||Accra|akela|akl|ACC
BIL|比灵斯|比靈斯|Billings|bilingsi|bls|BIL
KCH|古晋|古晉|Kuching|gujin|gj|KCH
VRN|维罗纳|維羅納|Verona|weiluona|wln|VRN
KGL|基加利||Kigali|jijiali|jjl|KGL
NTE|南特||Nantes|nante|nt|NTE
OMA|奥马哈|奧馬哈|Omaha|aomaha|amh|OMA
ISB|伊斯兰堡|伊斯蘭堡|Islamabad|yisilanbao|yslb|ISB
CBR|堪培拉|坎培拉|Canberra|kanpeila|kpl|CBR
MHD|马什哈德|馬什哈德|Mashhad|mashihade|mshd|MHD
CVG|辛辛那提||Cincinnati|xinxinnati|xxnt|CVG
HAJ|汉诺威|漢諾威|Hannover|hannuowei|hnw|HAJ
CLO|卡利||Cali|kali|kl|CLO
INN|因斯布鲁克|因斯布魯克|Innsbruck|yinsibuluke|ysblk|INN
BOD|波尔多|波爾多|Bordeaux|boerduo|bed|BOD
LBA|利兹|利茲|Leeds|lizi|lz|LBA
SYZ|设拉子|設拉子|Shiraz|shelazi|slz|SYZ
LPA|拉斯帕尔马斯|拉斯帕爾馬斯|Las Palmas|lasipaermasi|lspems|LPA
SXM|圣马丁岛|聖馬丁島|Sint Maarten|shengmadingdao|smdd|SXM
SVQ|塞维利亚|塞維利亞|Seville|saiweiliya|swly|SVQ
BRN|伯尔尼|伯爾尼|Bern|boerni|ben|BRN
RNO|里诺|里諾|Reno|linuo|ln|RNO
ALB|奥尔巴尼|奧爾巴尼|Albany|aoerbani|aebn|ALB
FOR|福塔莱萨|福塔萊薩|Fortaleza|futalaisa|ftls|FOR
BEG|贝尔格莱德|貝爾格勒|Belgrade|beiergelaide|begld|BEG
GOT|哥德堡||Göteborg|gedebao|gdb|GOT
MBA|蒙巴萨|蒙巴薩|Mombasa|mengbasa|mbs|MBA
UUS|南萨哈林斯克|南薩哈林斯克|Yuzhno-Sakhalinsk|nansahalinsike|nshlsk|UUS
SAL|圣萨尔瓦多|聖薩爾瓦多|San Salvador|shengsaerwaduo|ssewd|SAL
CNX|清迈|清邁|Chiang Mai|qingmai|qm|CNX
ADB|伊兹密尔|伊茲密爾|Izmir|yizimier|yzme|ADB
FAT|弗雷斯诺|弗雷斯諾|Fresno|fuleisinuo|flsn|FAT
BOI|博伊西||Boise|boyixi|byx|BOI
RIC|里士满|里士滿|Richmond|lishiman|lsm|RIC
RGN|仰光||Yangon|yangguang|yg|RGN||大光
SAV|萨凡纳|薩凡納|Savannah|safanna|sfn|SAV
TYS|诺克斯维尔|諾克斯維爾|Knoxville|nuokesiweier|nkswe|TYS
SDQ|圣多明各|聖多明各|Santo Domingo|shengduomingge|sdmg|SDQ
TUS|图森|圖森|Tucson|tusen|ts|TUS
SAT|圣安东尼奥|聖安東尼奧|San Antonio|shengandongniao|sadna|SAT
ORF|诺福克|諾福克|Norfolk|nuofuke|nfk|ORF
VTE|万象|永珍|Vientiane|wanxiang|wx|VTE
PUJ|蓬塔卡纳|蓬塔卡納|Punta Cana|pengtakana|ptkn|PUJ
LAD|罗安达|羅安達|Luanda|luoanda|lad|LAD
TJM|秋明||Tyumen|qiuming|qm|TJM
NQZ|阿斯塔纳|阿斯塔納|Astana|asitana|astn|NQZ||努尔苏丹 努爾蘇丹
GYE|瓜亚基尔|瓜亞基爾|Guayaquil|guayajier|gyje|GYE
MRY|蒙特雷（美国）|蒙特雷（美國）|Monterey|mengtelei|mtl|MRY
EYW|基韦斯特|基韋斯特|Key West|jiweisite|jwst|EYW
GDN|格但斯克||Gdańsk|gedansike|gdsk|GDN
ABQ|阿尔伯克基|阿爾伯克基|Albuquerque|aerbokeji|aebkj|ABQ
MSQ|明斯克||Minsk|mingsike|msk|MSQ
ONT|安大略（美国）|安大略（美國）|Ontario|andalue|adl|ONT
CTA|卡塔尼亚|卡塔尼亞|Catania|kataniya|ktny|CTA
JAI|斋浦尔|齋浦爾|Jaipur|zhaipuer|zpe|JAI
MSN|麦迪逊|麥迪遜|Madison|maidixun|mdx|MSN
HAV|哈瓦那||Havana|hawana|hwn|HAV
CJU|济州|濟州|Jeju|jizhou|jz|CJU||济州岛 濟州島
KRR|克拉斯诺达尔|克拉斯諾達爾|Krasnodar|kelasinuodaer|klsnde|KRR
GAU|古瓦哈提||Guwahati|guwahati|gwht|GAU
KRK|克拉科夫||Krakow|kelakefu|klkf|KRK
SEZ|马埃岛|馬埃島|Mahé|maaidao|mad|SEZ
CRK|克拉克||Clark|kelake|klk|CRK
BDL|哈特福德||Hartford|hatefude|htfd|BDL
FIH|金沙萨|金沙薩|Kinshasa|jinshasa|jss|FIH
OPO|波尔图|波爾圖|Porto|boertu|bet|OPO
TRN|都灵|都靈|Turin|duling|dl|TRN
PVD|普罗维登斯|普羅維登斯|Providence|puluoweidengsi|plwds|PVD
SOF|索非亚|索非亞|Sofia|suofeiya|sfy|SOF
DRS|德累斯顿|德累斯頓|Dresden|deleisidun|dlsd|DRS
LEJ|莱比锡|萊比錫|Leipzig|laibixi|lbx|LEJ
MEM|孟菲斯||Memphis|mengfeisi|mfs|MEM
BTH|巴淡岛|巴淡島|Batam|badandao|bdd|BTH
KIS|基苏木|基蘇木|Kisumu|jisumu|jsm|KIS
BTV|伯灵顿|伯靈頓|Burlington|bolingdun|bld|BTV
SJD|洛斯卡沃斯||Los Cabos|luosikawosi|lskws|SJD
OKC|俄克拉何马城|俄克拉何馬城|Oklahoma City|ekelahemacheng|eklhmc|OKC
PMO|巴勒莫||Palermo|balemo|blm|PMO
VNO|维尔纽斯|維爾紐斯|Vilnius|weierniusi|wens|VNO
COK|科钦|科欽|Kochi|keqin|kq|COK
LUN|卢萨卡|盧薩卡|Lusaka|lusaka|lsk|LUN
LIL|里尔|里爾|Lille|lier|le|LIL
JHB|新山||Johor Bahru|xinshan|xs|JHB
BIO|毕尔巴鄂|畢爾巴鄂|Bilbao|bierbae|bebe|BIO
SYR|锡拉丘兹|錫拉丘茲|Syracuse|xilaqiuzi|xlqz|SYR
ZAG|萨格勒布|札格瑞布|Zagreb|sagelebu|sglb|ZAG
MDC|万鸦老|萬鴉老|Manado|wanyalao|wyl|MDC
BRI|巴里||Bari|bali|bl|BRI
IXC|昌迪加尔|昌迪加爾|Chandigarh|changdijiaer|cdje|IXC
TCI|特内里费|特內里費|Tenerife|teneilifei|tnlf|TFS TFN
MRU|毛里求斯||Mauritius|maoliqiusi|mlqs|MRU
KJA|克拉斯诺亚尔斯克|克拉斯諾亞爾斯克|Krasnoyarsk|kelasinuoyaersike|klsnyesk|KJA
KRT|喀土穆||Khartoum|katumu|ktm|KRT
PNQ|浦那||Pune|puna|pn|PNQ
MED|麦地那|麥地那|Medina|maidina|mdn|MED
COR|科尔多瓦|科爾多瓦|Cordoba|keerduowa|kedw|COR
LCA|拉纳卡|拉納卡|Larnaca|lanaka|lnk|LCA
LFW|洛美||Lomé|luomei|lm|LFW
DAY|代顿|代頓|Dayton|daidun|dd|DAY
ABZ|阿伯丁||Aberdeen|aboding|abd|ABZ
YQT|桑德贝|桑德貝|Thunder Bay|sangdebei|sdb|YQT
IBZ|伊维萨|伊維薩|Ibiza|yiweisa|yws|IBZ
LKO|勒克瑙||Lucknow|lekenao|lkn|LKO
JAC|杰克逊|傑克遜|Jackson|jiekexun|jkx|JAC
BKO|巴马科|巴馬科|Bamako|bamake|bmk|BKO
LHE|拉合尔|拉合爾|Lahore|laheer|lhe|LHE
IDR|印多尔|印多爾|Indore|yinduoer|yde|IDR
SKG|塞萨洛尼基|塞薩洛尼基|Thessaloniki|saisaluoniji|sslnj|SKG
UFA|乌法|烏法|Ufa|wufa|wf|UFA
DSS|达喀尔|達喀爾|Dakar|dakaer|dke|DSS
YLW|基洛纳|基洛納|Kelowna|jiluona|jln|YLW
FLR|佛罗伦萨|佛羅倫斯|Florence|foluolunsa|flls|FLR
USN|蔚山||Ulsan|weishan|ws|USN
PEN|槟城|檳城|Penang|bincheng|bc|PEN
BUF|布法罗|布法羅|Buffalo|bufaluo|bfl|BUF
ACY|大西洋城||Atlantic City|daxiyangcheng|dxyc|ACY
SRQ|萨拉索塔|薩拉索塔|Sarasota|salasuota|slst|SRQ
GRR|大急流城||Grand Rapids|dajiliucheng|djlc|GRR
PVR|巴亚尔塔港|巴亞爾塔港|Puerto Vallarta|bayaertagang|byetg|PVR
SRG|三宝垄|三寶壟|Semarang|sanbaolong|sbl|SRG
YYJ|维多利亚|維多利亞|Victoria|weiduoliya|wdly|YYJ
SXB|斯特拉斯堡||Strasbourg|sitelasibao|stlsb|SXB
RDM|雷德蒙德||Redmond|leidemengde|ldmd|RDM
TAS|塔什干||Tashkent|tashigan|tsg|TAS
NGS|长崎|長崎|Nagasaki|changqi|cq|NGS
NAG|那格浦尔|那格浦爾|Nagpur|nagepuer|ngpe|NAG
BLL|比隆||Billund|bilong|bl|BLL
GOI|果阿||Goa|guoa|ga|GOI GOX
BDJ|马辰|馬辰|Banjarmasin|machen|mc|BDJ
EUG|尤金||Eugene|youjin|yj|EUG
MDL|曼德勒||Mandalay|mandele|mdl|MDL
PLM|巨港||Palembang|jugang|jg|PLM
MBJ|蒙特哥贝|蒙特哥貝|Montego Bay|mengtegebei|mtgb|MBJ
SBW|诗巫|詩巫|Sibu|shiwu|sw|SBW
ABE|阿伦敦|阿倫敦|Allentown|alundun|ald|ABE
GSP|格林维尔|格林維爾|Greenville|gelinweier|glwe|GSP
MDT|哈里斯堡||Harrisburg|halisibao|hlsb|MDT
KUF|萨马拉|薩馬拉|Samara|samala|sml|KUF
GRZ|格拉茨||Graz|gelaci|glc|GRZ
SOU|南安普敦||Southampton|nananpudun|napd|SOU
RUN|圣但尼|聖但尼|Saint-Denis|shengdanni|sdn|RUN
DSM|得梅因||Des Moines|demeiyin|dmy|DSM
MWZ|姆万扎|姆萬紮|Mwanza|muwanzha|mwz|MWZ
HBA|霍巴特||Hobart|huobate|hbt|HBA
HSV|亨茨维尔|亨茨維爾|Huntsville|hengciweier|hcwe|HSV
TLL|塔林||Tallinn|talin|tl|TLL
BGW|巴格达|巴格達|Baghdad|bageda|bgd|BGW
YXE|萨斯卡通|薩斯卡通|Saskatoon|sasikatong|sskt|YXE
GUM|关岛|關島|Guam|guandao|gd|GUM
CXR|芽庄|芽莊|Nha Trang|yazhuang|yz|CXR
BHM|伯明翰（美国）|伯明翰（美國）|Birmingham|bominghan|bmh|BHM
OOL|黄金海岸|黃金海岸|Gold Coast|huangjinhaian|hjha|OOL
MCZ|马塞约|馬塞約|Maceió|masaiyue|msy|MCZ
KWJ|光州||Gwangju|guangzhou|gz|KWJ
LGB|长滩|長灘|Long Beach|changtan|ct|LGB
YYT|圣约翰斯|聖約翰斯|St. John's|shengyuehansi|syhs|YYT
GCM|乔治敦|喬治敦|George Town|qiaozhidun|qzd|GCM
DLA|杜阿拉||Douala|duala|dal|DLA
REK|雷克雅未克||Reykjavik|leikeyaweike|lkywk|KEF
RPR|赖布尔|賴布爾|Raipur|laibuer|lbe|RPR
TLH|塔拉哈西||Tallahassee|talahaxi|tlhx|TLH
PAT|巴特那||Patna|batena|btn|PAT
ELP|埃尔帕索|埃爾帕索|El Paso|aierpasuo|aeps|ELP
CLJ|克卢日-纳波卡|克盧日-納波卡|Cluj-Napoca|kelurinaboka|klrnbk|CLJ
CTG|卡塔赫纳|卡塔赫納|Cartagena|katahena|kthn|CTG
JRO|乞力马扎罗|乞力馬紮羅|Kilimanjaro|qilimazhaluo|qlmzl|JRO
GOA|热那亚|熱那亞|Genoa|renaya|rny|GOA
KHV|哈巴罗夫斯克|哈巴羅夫斯克|Khabarovsk|habaluofusike|hblfsk|KHV||伯力
OMS|鄂木斯克||Omsk|emusike|emsk|OMS
ASJ|奄美||Amami|yanmei|ym|ASJ
YQB|魁北克||Quebec City|kuibeike|kbk|YQB
ROC|罗切斯特|羅切斯特|Rochester|luoqiesite|lqst|ROC
NAT|纳塔尔|納塔爾|Natal|nataer|nte|NAT
TBS|第比利斯|提比里斯|Tbilisi|dibilisi|dbls|TBS
AVL|阿什维尔|阿什維爾|Asheville|ashiweier|aswe|AVL
PNS|彭萨科拉|彭薩科拉|Pensacola|pengsakela|pskl|PNS
UKB|神户|神戶|Kobe|shenhu|sh|UKB
SVG|斯塔万格|斯塔萬格|Stavanger|sitawange|stwg|SVG
LPL|利物浦||Liverpool|liwupu|lwp|LPL
HDY|合艾||Hat Yai|heai|ha|HDY
NPE|内皮尔|內皮爾|Napier|neipier|npe|NPE
RAK|马拉喀什|馬拉喀什|Marrakech|malakashi|mlks|RAK
KZN|喀山||Kazan|kashan|ks|KZN
DAD|岘港|峴港|Da Nang|xiangang|xg|DAD
DVO|达沃|達沃|Davao|dawo|dw|DVO
MKY|麦凯|麥凱|Mackay|maikai|mk|MKY
KHH|高雄||Kaohsiung|gaoxiong|gx|KHH
LEX|莱克星顿|萊剋星頓|Lexington|laikexingdun|lkxd|LEX
MRV|矿水城|礦水城|Mineralnyye Vody|kuangshuicheng|ksc|MRV
HKD|函馆|函館|Hakodate|hanguan|hg|HKD
BBI|布巴内斯瓦尔|布巴內斯瓦爾|Bhubaneswar|bubaneisiwaer|bbnswe|BBI
TUL|塔尔萨|塔爾薩|Tulsa|taersa|tes|TUL
GSO|格林斯伯勒||Greensboro|gelinsibole|glsbl|GSO
AOJ|青森||Aomori|qingsen|qs|AOJ
IZO|出云|出雲|Izumo|chuyun|cy|IZO
CAE|哥伦比亚|哥倫比亞|Columbia|gelunbiya|glby|CAE
BTU|民都鲁|民都魯|Bintulu|mindulu|mdl|BTU
USM|苏梅岛|蘇梅島|Koh Samui|sumeidao|smd|USM
ZQN|皇后镇|皇后鎮|Queenstown|huanghouzhen|hhz|ZQN
TGU|特古西加尔巴|特古西加爾巴|Tegucigalpa|teguxijiaerba|tgxjeb|TGU
LST|朗塞斯顿|朗塞斯頓|Launceston|langsaisidun|lssd|LST
OUA|瓦加杜古||Ouagadougou|wajiadugu|wjdg|OUA
XNA|费耶特维尔|費耶特維爾|Fayetteville|feiyeteweier|fytwe|XNA
SKP|斯科普里||Skopje|sikepuli|skpl|SKP
KOA|科纳|科納|Kona|kena|kn|KOA
PTP|皮特尔角城|皮特爾角城|Pointe-à-Pitre|piteerjiaocheng|ptejc|PTP
HRE|哈拉雷||Harare|halalei|hll|HRE
BJX|莱昂|萊昂|León|laiang|la|BJX
MVD|蒙得维的亚|蒙得維的亞|Montevideo|mengdeweidiya|mdwdy|MVD
TIA|地拉那||Tirana|dilana|dln|TIA
POZ|波兹南|波茲南|Poznań|bozinan|bzn|POZ
MLA|马耳他|馬耳他|Malta|maerta|met|MLA
ORN|奥兰|奧蘭|Oran|aolan|al|ORN
FMO|明斯特||Münster|mingsite|mst|FMO
NSI|雅温得|雅溫得|Yaoundé|yawende|ywd|NSI
LBU|纳闽岛|納閩島|Labuan|namindao|nmd|LBU
TRV|特里凡得琅||Thiruvananthapuram|telifandelang|tlfdl|TRV
CCJ|卡利卡特||Calicut|kalikate|klkt|CCJ
EVN|埃里温|埃里溫|Yerevan|ailiwen|alw|EVN
ADA|阿达纳|阿達納|Adana|adana|adn|ADA
HMO|埃莫西约|埃莫西約|Hermosillo|aimoxiyue|amxy|HMO
ASB|阿什哈巴德||Ashgabat|ashihabade|ashbd|ASB
TBZ|大不里士||Tabriz|dabulishi|dbls|TBZ
ATQ|阿姆利则|阿姆利則|Amritsar|amulize|amlz|ATQ
GYD|巴库|巴庫|Baku|baku|bk|GYD
EBL|埃尔比勒|埃爾比勒|Erbil|aierbile|aebl|EBL
MYJ|松山||Matsuyama|songshan|ss|MYJ
PAP|太子港||Port-au-Prince|taizigang|tzg|PAP
WRO|弗罗茨瓦夫|弗羅茨瓦夫|Wrocław|fuluociwafu|flcwf|WRO
HIJ|广岛|廣島|Hiroshima|guangdao|gd|HIJ
KGD|加里宁格勒|加里寧格勒|Kaliningrad|jialininggele|jlngl|KGD
BDS|布林迪西||Brindisi|bulindixi|bldx|BDS
TNN|台南||Tainan|tainan|tn|TNN
AAQ|阿纳帕|阿納帕|Anapa|anapa|anp|AAQ
DUR|德班||Durban|deban|db|DUR
ICT|威奇托||Wichita|weiqituo|wqt|ICT
WDH|温得和克|溫得和克|Windhoek|wendeheke|wdhk|WDH
PSA|比萨|比薩|Pisa|bisa|bs|PSA
LBV|利伯维尔|利伯維爾|Libreville|liboweier|lbwe|LBV
HRG|赫尔格达|赫爾格達|Hurghada|heergeda|hegd|HRG
VNS|瓦拉纳西|瓦拉納西|Varanasi|walanaxi|wlnx|VNS
KTW|卡托维兹|卡托維茲|Katowice|katuoweizi|ktwz|KTW
CIT|奇姆肯特||Shymkent|qimukente|qmkt|CIT
SDJ|仙台||Sendai|xiantai|xt|SDJ
BTR|巴吞鲁日|巴吞魯日|Baton Rouge|batunluri|btlr|BTR
ODS|敖德萨|敖德薩|Odessa|aodesa|ads|ODS
LIH|考艾岛|考艾島|Kauai|kaoaidao|kad|LIH
SOC|梭罗|梭羅|Surakarta|suoluo|sl|SOC
BIA|巴斯蒂亚|巴斯蒂亞|Bastia|basidiya|bsdy|BIA
KMI|宫崎|宮崎|Miyazaki|gongqi|gq|KMI
TZX|特拉布宗||Trabzon|telabuzong|tlbz|TZX
SPU|斯普利特||Split|sipulite|splt|SPU
PLZ|伊丽莎白港|伊麗莎白港|Gqeberha|yilishabaigang|ylsbg|PLZ
ROS|罗萨里奥|羅薩里奧|Rosario|luosaliao|lsla|ROS
JUB|朱巴||Juba|zhuba|zb|JUB
HPH|海防||Haiphong|haifang|hf|HPH
KCZ|高知||Kochi|gaozhi|gz|KCZ
YXS|乔治王子城|喬治王子城|Prince George|qiaozhiwangzicheng|qzwzc|YXS
PDG|巴东|巴東|Padang|badong|bd|PDG
VII|荣市|榮市|Vinh|rongshi|rs|VII
PKU|北干巴鲁|北干巴魯|Pekanbaru|beiganbalu|bgbl|PKU
BGI|布里奇敦||Bridgetown|buliqidun|blqd|BGI
NLA|恩多拉||Ndola|enduola|edl|NLA
COS|科罗拉多斯普林斯|科羅拉多斯普林斯|Colorado Springs|keluoladuosipulinsi|klldspls|COS
LLW|利隆圭||Lilongwe|lilonggui|llg|LLW
CEK|车里雅宾斯克|車里雅賓斯克|Chelyabinsk|cheliyabinsike|clybsk|CEK
KLU|克拉根福||Klagenfurt|kelagenfu|klgf|KLU
SCO|阿克套||Aktau|aketao|akt|SCO
AJA|阿雅克肖||Ajaccio|ayakexiao|aykx|AJA
BIS|俾斯麦|俾斯麥|Bismarck|bisimai|bsm|BIS
NPL|新普利茅斯||New Plymouth|xinpulimaosi|xplms|NPL
KMJ|熊本||Kumamoto|xiongben|xb|KMJ
VTZ|维沙卡帕特南|維沙卡帕特南|Visakhapatnam|weishakapatenan|wskptn|VTZ
BDO|万隆|萬隆|Bandung|wanlong|wl|BDO
ANF|安托法加斯塔||Antofagasta|antuofajiasita|atfjst|ANF
LOP|龙目岛|龍目島|Lombok|longmudao|lmd|LOP
HVN|纽黑文|紐黑文|New Haven|niuheiwen|nhw|HVN
CHA|查塔努加||Chattanooga|chatanujia|ctnj|CHA
HNA|花卷||Hanamaki|huajuan|hj|HNA
CJB|哥印拜陀||Coimbatore|geyinbaituo|gybt|CJB
HTI|哈密尔顿岛|哈密爾頓島|Hamilton Island|hamierdundao|hmedd|HTI
IXR|兰契|蘭契|Ranchi|lanqi|lq|IXR
GRJ|乔治|喬治|George|qiaozhi|qz|GRJ
SDL|松兹瓦尔|松茲瓦爾|Sundsvall|songziwaer|szwe|SDL
MPL|蒙彼利埃||Montpellier|mengbiliai|mbla|MPL
SHV|什里夫波特||Shreveport|shilifubote|slfbt|SHV
KPO|浦项|浦項|Pohang|puxiang|px|KPO
BRE|不来梅|不來梅|Bremen|bulaimei|blm|BRE
NDJ|恩贾梅纳|恩賈梅納|N'Djamena|enjiameina|ejmn|NDJ
FNC|丰沙尔|豐沙爾|Funchal|fengshaer|fse|FNC
GBE|哈博罗内|哈博羅內|Gaborone|haboluonei|hbln|GBE
UTH|乌隆|烏隆|Udon Thani|wulong|wl|UTH
LJU|卢布尔雅那|盧布爾雅那|Ljubljana|lubueryana|lbeyn|LJU
RNS|雷恩||Rennes|leien|le|RNS
DBV|杜布罗夫尼克|杜布羅夫尼克|Dubrovnik|dubuluofunike|dblfnk|DBV
BHO|博帕尔|博帕爾|Bhopal|bopaer|bpe|BHO
TVC|特拉弗斯城||Traverse City|telafusicheng|tlfsc|TVC
CUU|奇瓦瓦||Chihuahua|qiwawa|qww|CUU
AXT|秋田||Akita|qiutian|qt|AXT
BGR|班戈||Bangor|bange|bg|BGR
BIK|比亚克|比亞克|Biak|biyake|byk|BIK
FRU|比什凯克|比什凱克|Bishkek|bishikaike|bskk|FRU
ASU|亚松森|亞松森|Asunción|yasongsen|yss|ASU
BEW|贝拉|貝拉|Beira|beila|bl|BEW
ROK|罗克汉普顿|羅克漢普頓|Rockhampton|luokehanpudun|lkhpd|ROK
AMA|阿马里洛|阿馬里洛|Amarillo|amaliluo|amll|AMA
TRZ|蒂鲁吉拉伯利|蒂魯吉拉伯利|Tiruchirappalli|dilujilaboli|dljlbl|TRZ
NIM|尼亚美|尼亞美|Niamey|niyamei|nym|NIM
LBB|拉伯克||Lubbock|laboke|lbk|LBB
SJJ|萨拉热窝|薩拉熱窩|Sarajevo|salarewo|slrw|SJJ
YXU|伦敦（加拿大）|倫敦（加拿大）|London|lundun|ld|YXU
BWN|斯里巴加湾|斯里巴卡旺|Bandar Seri Begawan|silibajiawan|slbjw|BWN
MLM|莫雷利亚|莫雷利亞|Morelia|moleiliya|mlly|MLM
SDK|山打根||Sandakan|shandagen|sdg|SDK
SLL|塞拉莱|塞拉萊|Salalah|sailalai|sll|SLL
MID|梅里达|梅里達|Mérida|meilida|mld|MID
KBV|甲米||Krabi|jiami|jm|KBV
MPH|长滩岛|長灘島|Boracay|changtandao|ctd|MPH
DLI|大叻||Da Lat|dale|dl|DLI
MZG|澎湖||Penghu|penghu|ph|MZG||马公 馬公
AGU|阿瓜斯卡连特斯|阿瓜斯卡連特斯|Aguascalientes|aguasikaliantesi|agsklts|AGU
SUF|拉默齐亚|拉默齊亞|Lamezia Terme|lamoqiya|lmqy|SUF
RDD|雷丁||Redding|leiding|ld|RDD
LLA|吕勒奥|呂勒奧|Luleå|lvleao|lla|LLA
ILO|伊洛伊洛||Iloilo|yiluoyiluo|ylyl|ILO
COO|科托努||Cotonou|ketuonu|ktn|COO
DED|台拉登||Dehradun|tailadeng|tld|DED
ISG|石垣||Ishigaki|shiyuan|sy|ISG
JIB|吉布提||Djibouti|jibuti|jbt|JIB
FNT|弗林特||Flint|fulinte|flt|FNT
KNH|金门|金門|Kinmen|jinmen|jm|KNH||尚义 尚義
LUG|卢加诺|盧加諾|Lugano|lujianuo|ljn|LUG
CWL|加的夫||Cardiff|jiadifu|jdf|CWL
RJA|拉贾芒得里|拉賈芒得里|Rajahmundry|lajiamangdeli|ljmdl|RJA
TAC|塔克洛班||Tacloban City|takeluoban|tklb|TAC
YKA|坎卢普斯|坎盧普斯|Kamloops|kanlupusi|klps|YKA
MMY|宫古岛|宮古島|Miyakojima|gonggudao|ggd|MMY
YQG|温莎|溫莎|Windsor|wensha|ws|YQG
MOB|莫比尔|莫比爾|Mobile|mobier|mbe|MOB
LZN|马祖|馬祖|Matsu|mazu|mz|LZN MFK
BLZ|布兰太尔|布蘭太爾|Blantyre|bulantaier|blte|BLZ
APL|楠普拉||Nampula|nanpula|npl|APL
RMQ|台中||Taichung|taizhong|tz|RMQ
IXE|门格洛尔|門格洛爾|Mangalore|mengeluoer|mgle|IXE
USU|科隆岛|科隆島|Coron|kelongdao|kld|USU
ASW|阿斯旺||Aswan|asiwang|asw|ASW
CKY|科纳克里|科納克里|Conakry|kenakeli|knkl|CKY
JTR|圣托里尼|聖托里尼|Santorini|shengtuolini|stln|JTR
TRU|特鲁希略|特魯希略|Trujillo|teluxilue|tlxl|TRU
FLG|弗拉格斯塔夫||Flagstaff|fulagesitafu|flgstf|FLG
KBR|哥打巴鲁|哥打巴魯|Kota Baharu|gedabalu|gdbl|KBR
GZT|加济安泰普|加濟安泰普|Gaziantep|jiajiantaipu|jjatp|GZT
DIB|迪布鲁格尔|迪布魯格爾|Dibrugarh|dibulugeer|dblge|DIB
OIT|大分||Oita|dafen|df|OIT
STV|苏拉特|蘇拉特|Surat|sulate|slt|STV
SAF|圣菲|聖菲|Santa Fe|shengfei|sf|SAF
LNK|林肯||Lincoln|linken|lk|LNK
PEE|彼尔姆|彼爾姆|Perm|biermu|bem|PEE
YQM|蒙克顿|蒙克頓|Moncton|mengkedun|mkd|YQM
VOG|伏尔加格勒|伏爾加格勒|Volgograd|fuerjiagele|fejgl|VOG
CGP|吉大港||Chattogram|jidagang|jdg|CGP
VAR|瓦尔纳|瓦爾納|Varna|waerna|wen|VAR
BEN|班加西||Benghazi|banjiaxi|bjx|BEN
LGK|兰卡威|蘭卡威|Langkawi|lankawei|lkw|LGK
BQS|布拉戈维申斯克|布拉戈維申斯克|Blagoveschensk|bulageweishensike|blgwssk|BQS
LIT|小石城||Little Rock|xiaoshicheng|xsc|LIT
NKC|努瓦克肖特||Nouakchott|nuwakexiaote|nwkxt|NKC
KKC|孔敬||Khon Kaen|kongjing|kj|KKC
TKG|楠榜||Bandar Lampung|nanbang|nb|TKG
PQC|富国岛|富國島|Phu Quoc|fuguodao|fgd|PQC
ASP|爱丽丝泉|愛麗絲泉|Alice Springs|ailisiquan|alsq|ASP
QRO|奎雷塔罗|奎雷塔羅|Querétaro|kuileitaluo|kltl|QRO
BHR|珀勒特普尔|珀勒特普爾|Bharatpur|poletepuer|pltpe|BHR
TWU|斗湖||Tawau|douhu|dh|TWU
LDU|拿笃|拿篤|Lahad Datu|nadu|nd|LDU
BDQ|瓦多达拉|瓦多達拉|Vadodara|waduodala|wddl|BDQ
FBM|卢本巴希|盧本巴希|Lubumbashi|lubenbaxi|lbbx|FBM
RSU|丽水（韩国）|麗水（韓國）|Yeosu|lishui|ls|RSU
CFS|科夫斯港||Coffs Harbour|kefusigang|kfsg|CFS
IXM|马杜赖|馬杜賴|Madurai|madulai|mdl|IXM
UIH|归仁|歸仁|Quy Nhon|guiren|gr|UIH
BZV|布拉柴维尔|布拉柴維爾|Brazzaville|bulachaiweier|blcwe|BZV
BTS|布拉迪斯拉发|布拉迪斯拉發|Bratislava|buladisilafa|bldslf|BTS
HUI|顺化|順化|Hue|shunhua|sh|HUI
HRK|哈尔科夫|哈爾科夫|Kharkiv|haerkefu|hekf|HRK
SSH|沙姆沙伊赫||Sharm El Sheikh|shamushayihe|smsyh|SSH
TKU|图尔库|圖爾庫|Turku|tuerku|tek|TKU
INV|因弗内斯|因弗內斯|Inverness|yinfuneisi|yfns|INV
KMQ|小松||Komatsu|xiaosong|xs|KMQ
BIR|比拉特纳加尔|比拉特納加爾|Biratnagar|bilatenajiaer|bltnje|BIR
CAG|卡利亚里|卡利亞里|Cagliari|kaliyali|klyl|CAG
EXT|埃克塞特||Exeter|aikesaite|akst|EXT
GRB|格林贝|格林貝|Green Bay|gelinbei|glb|GRB
ROT|罗托鲁阿|羅托魯阿|Rotorua|luotuolua|ltla|ROT
CUZ|库斯科|庫斯科|Cusco|kusike|ksk|CUZ
GAJ|山形||Yamagata|shanxing|sx|GAJ
BSR|巴士拉||Basra|bashila|bsl|BSR
MZT|马萨特兰|馬薩特蘭|Mazatlán|masatelan|mstl|MZT
ABX|奥尔伯里|奧爾伯里|Albury|aoerboli|aebl|ABX
TSR|蒂米什瓦拉||Timişoara|dimishiwala|dmswl|TSR
KUH|钏路|釧路|Kushiro|chuanlu|cl|KUH
KDI|肯达里|肯達里|Kendari|kendali|kdl|KDI
FKI|基桑加尼||Kisangani|jisangjiani|jsjn|FKI
CGY|卡加延德奥罗|卡加延德奧羅|Cagayan de Oro|kajiayandeaoluo|kjydal|CGY
GOJ|下诺夫哥罗德|下諾夫哥羅德|Nizhny Novgorod|xianuofugeluode|xnfgld|GOJ
FSZ|静冈|靜岡|Shizuoka|jinggang|jg|FSZ
SCN|萨尔布吕肯|薩爾布呂肯|Saarbrücken|saerbulvken|seblk|SCN
OAX|瓦哈卡||Oaxaca|wahaka|whk|OAX
PPS|公主港||Puerto Princesa|gongzhugang|gzg|PPS
PUF|波城||Pau|bocheng|bc|PUF
GIS|吉斯伯恩||Gisborne|jisiboen|jsbe|GIS
BMV|邦美蜀||Buon Ma Thuot|bangmeishu|bms|BMV
PEW|白沙瓦||Peshawar|baishawa|bsw|PEW
KLO|卡利博||Kalibo|kalibo|klb|KLO
NWI|诺维奇|諾維奇|Norwich|nuoweiqi|nwq|NWI
BGM|宾厄姆顿|賓厄姆頓|Binghamton|binemudun|bemd|BGM
PHE|黑德兰港|黑德蘭港|Port Hedland|heidelangang|hdlg|PHE
TAK|高松||Takamatsu|gaosong|gs|TAK
AAL|奥尔堡|奧爾堡|Aalborg|aoerbao|aeb|AAL
UUD|乌兰乌德|烏蘭烏德|Ulan Ude|wulanwude|wlwd|UUD
CUR|库拉索|庫拉索|Curaçao|kulasuo|kls|CUR
OKJ|冈山|岡山|Okayama|gangshan|gs|OKJ
HTA|赤塔||Chita|chita|ct|HTA
PNR|黑角||Pointe Noire|heijiao|hj|PNR
ZAM|三宝颜|三寶顏|Zamboanga City|sanbaoyan|sby|ZAM
BDB|班达伯格|班達伯格|Bundaberg|bandaboge|bdbg|BDB
VAN|凡城||Van|fancheng|fc|VAN
DGT|杜马格特|杜馬格特|Dumaguete City|dumagete|dmgt|DGT
YFC|弗雷德里克顿|弗雷德里克頓|Fredericton|fuleidelikedun|fldlkd|YFC
AGS|奥古斯塔|奧古斯塔|Augusta|aogusita|agst|AGS
UBP|乌汶|烏汶|Ubon Ratchathani|wuwen|ww|UBP
CZL|君士坦丁||Constantine|junshitanding|jstd|CZL
WGA|沃加沃加||Wagga Wagga|wojiawojia|wjwj|WGA
DPO|德文波特||Devonport|dewenbote|dwbt|DPO
ORK|科克||Cork|keke|kk|ORK
CEI|清莱|清萊|Chiang Rai|qinglai|ql|CEI
TUF|图尔|圖爾|Tours|tuer|te|TUF
URT|素叻他尼||Surat Thani|suletani|sltn|URT
BES|布雷斯特|佈雷斯特|Brest|buleisite|blst|BES
YXC|克兰布鲁克|克蘭布魯克|Cranbrook|kelanbuluke|klblk|YXC
YHM|哈密尔顿|哈密爾頓|Hamilton|hamierdun|hmed|YHM
OSS|奥什|奧什|Osh|aoshi|as|OSS
BXU|武端||Butuan|wuduan|wd|BXU
ELS|东伦敦|東倫敦|East London|donglundun|dld|ELS
MME|蒂赛德|蒂賽德|Teesside|disaide|dsd|MME
KIJ|新潟||Niigata|xinxi|xx|KIJ
MSJ|三泽|三澤|Misawa|sanze|sz|MSJ
GND|圣乔治|聖喬治|Saint George's|shengqiaozhi|sqz|GND
GIZ|吉赞|吉贊|Jizan|jizan|jz|GIZ
BJM|布琼布拉|布瓊布拉|Bujumbura|buqiongbula|bqbl|BJM
KKJ|北九州||Kitakyushu|beijiuzhou|bjz|KKJ
ASR|开塞利|開塞利|Kayseri|kaisaili|ksl|ASR
LXR|卢克索|盧克索|Luxor|lukesuo|lks|LXR
YQR|里贾纳|里賈納|Regina|lijiana|ljn|YQR
DAB|代托纳比奇|代托納比奇|Daytona Beach|daituonabiqi|dtnbq|DAB
USH|乌斯怀亚|烏斯懷亞|Ushuaia|wusihuaiya|wshy|USH
MWX|务安|務安|Muan|wuan|wa|MWX
PBH|帕罗|帕羅|Paro|paluo|pl|PBH
YGJ|米子||Yonago|mizi|mz|YGJ
SSG|马拉博|馬拉博|Malabo|malabo|mlb|SSG
KAN|卡诺|卡諾|Kano|kanuo|kn|KAN
IOM|马恩岛|馬恩島|Isle of Man|maendao|med|IOM
REG|雷焦卡拉布里亚|雷焦卡拉布里亞|Reggio Calabria|leijiaokalabuliya|ljklbly|REG
ROB|蒙罗维亚|蒙羅維亞|Monrovia|mengluoweiya|mlwy|ROB
AKX|阿克托别|阿克托別|Aktobe|aketuobie|aktb|AKX
UTP|芭堤雅|芭達雅|Pattaya|badiya|bdy|UTP||帕塔亚 帕塔亞
AES|奥勒松|奧勒松|Ålesund|aolesong|als|AES
YSJ|圣约翰|聖約翰|Saint John|shengyuehan|syh|YSJ
FNA|弗里敦||Freetown|fulidun|fld|FNA
PBC|普埃布拉||Puebla|puaibula|pabl|PBC
ASF|阿斯特拉罕||Astrakhan|asitelahan|astlh|ASF
LPQ|朗勃拉邦||Luang Phabang|langbolabang|lblb|LPQ
BCD|巴科洛德||Bacolod City|bakeluode|bkld|BCD
LAN|兰辛|蘭辛|Lansing|lanxin|lx|LAN
KGI|卡尔古利|卡爾古利|Kalgoorlie|kaerguli|kegl|KGI
JKR|贾纳克布尔|賈納克布爾|Janakpur|jianakebuer|jnkbe|JKR
PHC|哈科特港||Port Harcourt|haketegang|hktg|PHC
TKS|德岛|德島|Tokushima|dedao|dd|TKS
FKS|福岛|福島|Fukushima|fudao|fd|FKS
BJL|班珠尔|班珠爾|Banjul|banzhuer|bze|BJL
BUS|巴统|巴統|Batumi|batong|bt|BUS
LDH|豪勋爵岛|豪勳爵島|Lord Howe Island|haoxunjuedao|hxjd|LDH
DMU|迪马布尔|迪馬布爾|Dimapur|dimabuer|dmbe|DMU
CAC|卡斯卡韦尔|卡斯卡韋爾|Cascavel|kasikaweier|kskwe|CAC
HSG|佐贺|佐賀|Saga|zuohe|zh|HSG
IXU|奥兰加巴德|奧蘭加巴德|Aurangabad|aolanjiabade|aljbd|IXU
TAG|薄荷岛|薄荷島|Bohol|bohedao|bhd|TAG
BDA|百慕大||Bermuda|baimuda|bmd|BDA
TRS|的里雅斯特||Trieste|diliyasite|dlyst|TRS
TMP|坦佩雷||Tampere|tanpeilei|tpl|TMP
MMB|女满别|女滿別|Memanbetsu|nvmanbie|nmb|MMB
ARM|阿米代尔|阿米代爾|Armidale|amidaier|amde|ARM
JDH|焦特布尔|焦特布爾|Jodhpur|jiaotebuer|jtbe|JDH
SKD|撒马尔罕|撒馬爾罕|Samarkand|samaerhan|smeh|SKD
PXU|波来古|波來古|Pleiku|bolaigu|blg|PXU
BFN|布隆方丹||Bloemfontein|bulongfangdan|blfd|BFN
ACA|阿卡普尔科|阿卡普爾科|Acapulco|akapuerke|akpek|ACA
TRC|托雷翁||Torreón|tuoleiweng|tlw|TRC
BQN|阿瓜迪亚|阿瓜迪亞|Aguadilla|aguadiya|agdy|BQN
KOK|科科拉||Kokkola|kekela|kkl|KOK
PGF|佩皮尼昂||Perpignan|peipiniang|ppna|PGF
CYI|嘉义|嘉義|Chiayi|jiayi|jy|CYI
SBZ|锡比乌|錫比烏|Sibiu|xibiwu|xbw|SBZ
OBO|带广|帶廣|Obihiro|daiguang|dg|OBO
CJJ|清州||Cheongju|qingzhou|qz|CJJ
UDR|乌代布尔|烏代布爾|Udaipur|wudaibuer|wdbe|UDR
LPT|南邦||Lampang|nanbang|nb|LPT
ZYL|锡尔赫特|錫爾赫特|Sylhet|xierhete|xeht|ZYL
RKT|哈伊马角|哈伊馬角|Ras Al Khaimah|hayimajiao|hymj|RKT
RAJ|拉杰果德|拉傑果德|Rajkot|lajieguode|ljgd|RAJ
AAR|奥胡斯|奧胡斯|Aarhus|aohusi|ahs|AAR
ZLO|曼萨尼约|曼薩尼約|Manzanillo|mansaniyue|msny|ZLO
URA|乌拉尔斯克|烏拉爾斯克|Uralsk|wulaersike|wlesk|URA
ALO|滑铁卢|滑鐵盧|Waterloo|huatielu|htl|ALO
TGG|瓜拉登嘉楼|瓜拉登嘉樓|Kuala Terengganu|gualadengjialou|gldjl|TGG
HIN|泗川||Sacheon|sichuan|sc|HIN
DJB|占碑|佔碑|Jambi|zhanbei|zb|DJB
SNN|香农|香農|Shannon|xiangnong|xn|SNN
IBR|茨城||Ibaraki|cicheng|cc|IBR
CZM|科苏梅尔|科蘇梅爾|Cozumel|kesumeier|ksme|CZM
SYO|庄内|莊內|Shonai|zhuangnei|zn|SYO
DOM|多米尼克||Dominica|duominike|dmnk|DOM
YYG|夏洛特敦||Charlottetown|xialuotedun|xltd|YYG
KUA|关丹|關丹|Kuantan|guandan|gd|KUA
TOY|富山||Toyama|fushan|fs|TOY
CRP|科珀斯克里斯蒂|科伯斯克里斯蒂|Corpus Christi|keposikelisidi|kpsklsd|CRP
AOR|亚罗士打|亞羅士打|Alor Satar|yaluoshida|ylsd|AOR
OVD|阿斯图里亚斯|阿斯圖里亞斯|Asturias|asituliyasi|astlys|OVD
VDH|洞海||Dong Hoi|donghai|dh|VDH
MMJ|松本||Matsumoto|songben|sb|MMJ
MLX|马拉蒂亚|馬拉蒂亞|Malatya|maladiya|mldy|MLX
RBA|拉巴特||Rabat|labate|lbt|RBA
TAM|坦皮科||Tampico|tanpike|tpk|TAM
CFE|克莱蒙费朗|克萊蒙費朗|Clermont-Ferrand|kelaimengfeilang|klmfl|CFE
VGO|维戈|維戈|Vigo|weige|wg|VGO
TTJ|鸟取|鳥取|Tottori|niaoqu|nq|TTJ
DGO|杜兰戈|杜蘭戈|Durango|dulange|dlg|DGO
KYA|科尼亚|科尼亞|Konya|keniya|kny|KYA
KGF|卡拉干达|卡拉干達|Karaganda|kalaganda|klgd|KGF
UBJ|宇部||Ube|yubu|yb|UBJ
ASM|阿斯马拉|阿斯馬拉|Asmara|asimala|asml|ASM
SPN|塞班||Saipan|saiban|sb|SPN
AGR|阿格拉||Agra|agela|agl|AGR
TBB|绥和|綏和|Tuy Hoa|suihe|sh|TBB||绥和市 綏和市
TST|董里||Trang|dongli|dl|TST
KZO|克孜勒奥尔达|克孜勒奧爾達|Kyzylorda|kezileaoerda|kzlaed|KZO
FPO|自由港||Freeport|ziyougang|zyg|FPO
TBU|努库阿洛法|努庫阿洛法|Nuku'alofa|nukualuofa|nkalf|TBU
BGF|班吉||Bangui|banji|bj|BGF
NNT|难府|難府|Nan|nanfu|nf|NNT
WKJ|稚内|稚內|Wakkanai|zhinei|zn|WKJ
DYU|杜尚别|杜尚別|Dushanbe|dushangbie|dsb|DYU
ENI|爱妮岛|愛妮島|El Nido|ainidao|and|ENI
AHO|阿尔盖罗|阿爾蓋羅|Alghero|aergailuo|aegl|AHO
IPH|怡保||Ipoh|yibao|yb|IPH
GAY|格雅||Gaya|geya|gy|GAY
ROR|科罗尔|科羅爾|Koror|keluoer|kle|ROR
AOI|安科纳|安科納|Ancona|ankena|akn|AOI
APW|阿皮亚|阿皮亞|Apia|apiya|apy|APW
KRN|基律纳|基律納|Kiruna|jilvna|jln|KRN
DIL|帝力||Dili|dili|dl|DIL
KSC|科希策||Košice|kexice|kxc|KSC
PHS|彭世洛||Phitsanulok|pengshiluo|psl|PHS
BUQ|布拉瓦约|布拉瓦約|Bulawayo|bulawayue|blwy|BUQ
HUN|花莲|花蓮|Hualien|hualian|hl|HUN
LAO|拉瓦格||Laoag|lawage|lwg|LAO
RTG|鲁滕|魯滕|Ruteng|luteng|lt|RTG
TLN|土伦|土倫|Toulon|tulun|tl|TLN
AYQ|乌鲁鲁|烏魯魯|Uluru|wululu|wll|AYQ
THS|素可泰||Sukhothai|suketai|skt|THS
NAW|那拉提瓦||Narathiwat|nalatiwa|nltw|NAW
PWQ|巴甫洛达尔|巴甫洛達爾|Pavlodar|bafuluodaer|bflde|PWQ
DNK|第聂伯|第聶伯|Dnipro|diniebo|dnb|DNK
CME|卡门城|卡門城|Ciudad del Carmen|kamencheng|kmc|CME
AVN|阿维尼翁|阿維尼翁|Avignon|aweiniweng|awnw|AVN
DNZ|代尼兹利|代尼茲利|Denizli|dainizili|dnzl|DNZ
RXS|罗克塞斯城|羅克塞斯城|Roxas City|luokesaisicheng|lkssc|RXS
AXA|安圭拉||Anguilla|anguila|agl|AXA
SKO|索科托||Sokoto|suoketuo|skt|SKO
NYU|蒲甘||Bagan|pugan|pg|NYU
MHQ|玛丽港|瑪麗港|Mariehamn|maligang|mlg|MHQ
TUG|土格加劳|土格加勞|Tuguegarao City|tugejialao|tgjl|TUG
SUG|苏里高|蘇里高|Surigao City|suligao|slg|SUG
GES|桑托斯将军城|桑托斯將軍城|General Santos|sangtuosijiangjuncheng|stsjjc|GES
VKG|迪石||Rach Gia|dishi|ds|VKG
KOS|西哈努克||Sihanoukville|xihanuke|xhnk|KOS
DAM|大马士革|大馬士革|Damascus|damashige|dmsg|DAM
HHQ|华欣|華欣|Hua Hin|huaxin|hx|HHQ
BHK|布哈拉||Bukhara|buhala|bhl|BHK
MBT|马斯巴特|馬斯巴特|Masbate|masibate|msbt|MBT
CLQ|科利马|科利馬|Colima|kelima|klm|CLQ
YNY|襄阳（韩国）|襄陽（韓國）|Yangyang|xiangyang|xy|YNY
PMF|帕尔马|帕爾馬|Parma|paerma|pem|PMF
JGA|贾姆讷格尔|賈姆訥格爾|Jamnagar|jiamunegeer|jmnge|JGA
CJM|春蓬||Chumphon|chunpeng|cp|CJM
JOE|约恩苏|約恩蘇|Joensuu|yueensu|yes|JOE
CAH|金瓯|金甌|Ca Mau|jinou|jo|CAH
LSH|腊戎|臘戎|Lashio|larong|lr|LSH
RMI|里米尼||Rimini|limini|lmn|RMI
NTQ|轮岛|輪島|Wajima|lundao|ld|NTQ
UKK|厄斯克门|厄斯克門|Oskemen|esikemen|eskm|UKK
LIG|利摩日||Limoges|limori|lmr|LIG
YMM|麦克默里堡|麥克默里堡|Fort McMurray|maikemolibao|mkmlb|YMM
RVN|罗瓦涅米|羅瓦涅米|Rovaniemi|luowaniemi|lwnm|RVN
AKJ|旭川||Asahikawa|xuchuan|xc|AKJ
GNB|格勒诺布尔|格勒諾布爾|Grenoble|gelenuobuer|glnbe|GNB
CPE|坎佩切||Campeche|kanpeiqie|kpq|CPE
HGN|夜丰颂|夜豐頌|Mae Hong Son|yefengsong|yfs|HGN
PNY|本地治里||Puducherry|bendizhili|bdzl|PNY
GAN|甘岛|甘島|Gan Island|gandao|gd|GAN
NYT|内比都|內比都|Naypyidaw|neibidu|nbd|NYT
MBE|纹别|紋別|Monbetsu|wenbie|wb|MBE
HJR|克久拉霍||Khajuraho|kejiulahuo|kjlh|HJR
POR|波里||Pori|boli|bl|POR
TTT|台东|台東|Taitung|taidong|td|TTT
MDK|姆班达卡|姆班達卡|Mbandaka|mubandaka|mbdk|MDK
KSD|卡尔斯塔德|卡爾斯塔德|Karlstad|kaersitade|kestd|KSD
SAI|暹粒||Siem Reap|xianli|xl|SAI
UBN|乌兰巴托|烏蘭巴托|Ulaanbaatar|wulanbatuo|wlbt|UBN||库伦 庫倫
KTI|金边|金邊|Phnom Penh|jinbian|jb|KTI||PNH
`
