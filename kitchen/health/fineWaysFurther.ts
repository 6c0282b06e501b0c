// The same in Polish, Turkish, Indonesian, Tagalog, Hindi, Vietnamese, Swahili and Hausa, as far as it is often said.
import type { FineWays } from './fineWay.ts';

const polish: FineWays = {
  told: [
    '(?:(?:juz|teraz|znowu|znow) )*moge (?:(?:juz|znowu|znow|teraz) )*(?:jesc|pic) (?:znowu |znow )?{food}(?: bez problemu| codziennie| normalnie)?',
    '(?:ja )?(?:jem|pije) (?:(?:normalnie|znowu|codziennie|chetnie|spokojnie) )+{food}',
    '{food} (?:(?:mi|nam) )?(?:juz )?nie (?:szkodzi|szkodza|przeszkadza|przeszkadzaja)(?: mi)?',
    '{food} to (?:dla mnie )?zaden problem',
    'nie (?:mam|mamy) (?:juz )?(?:alergii|uczulenia|nietolerancji) na {food}',
    '(?:juz )?nie jestem (?:juz )?(?:uczulon[ya]|uczulon[ya]) na {food}',
    '(?:moja )?alergia na {food} (?:juz |dawno |mi )*(?:minela|przeszla|zniknela|ustapila)',
  ],
  past: [
    '(?:w dziecinstwie|kiedys|jako dziecko) (?:mialem|mialam|mial|miala|bylem|bylam) (?:alergie|uczulenie|uczulon[ya]) na {food}',
  ],
  gone: [
    '(?:ale )?(?:teraz |juz |dzis )*(?:nie|nie mam|jem normalnie|minelo|przeszlo|juz nie|wszystko ok)',
  ],
  everything: ['(?:ja )?(?:jem|jemy) (?:absolutnie |doslownie )?wszystko'],
  inclusion: '(?:i )?(?:nawet|takze|tez|w tym|lacznie z|rowniez)',
  included: '(?:tez|takze|rowniez)',
  tails: ['(?:bez problemu|zaden problem|wszystko dobrze|nic mi nie jest)'],
};

const turkish: FineWays = {
  told: [
    '{food} (?:bana |bize )?(?:hic |artik )*(?:dokunmuyor|dokunmaz|sorun (?:degil|olmuyor|yaratmiyor|yapmiyor))',
    '(?:(?:artik|yine|tekrar|ben|simdi) )*{food} (?:(?:rahatca|her gun|rahat|sorunsuz) )*(?:yiyebiliyorum|icebiliyorum|yiyebilirim|icebilirim|yerim|icerim|yiyorum|iciyorum)',
  ],
  past: ['(?:cocukken|kucukken|eskiden) {food} (?:alerjim|alerjisi) vardi'],
  gone: ['(?:ama )?(?:simdi|artik) (?:yok|gecti|yiyorum|sorun yok|rahat yiyorum)|gecti'],
  everything: ['(?:ben |biz )?her seyi (?:yerim|yiyorum|yeriz)'],
  inclusion: '(?:hatta|bile|dahil)',
  included: '(?:da|de|bile|dahil)',
  tails: ['(?:sorun (?:yok|olmuyor)|hic sorun yok)'],
};

const indonesian: FineWays = {
  told: [
    '{food} (?:aman|tidak masalah|ga masalah|nggak masalah|gak masalah|tidak apa apa|gapapa|oke|ok)(?: aja| saja| kok| buat saya| untuk saya| sih)*',
    '(?:saya |aku |anak saya )?(?:sudah |udah )?(?:tidak|nggak|gak|ga) (?:lagi )?(?:ada )?alergi (?:terhadap |sama )?{food}(?: lagi)?',
    '(?:saya|aku|kami) (?:sudah |udah |bisa |boleh |masih |sekarang )*(?:makan|minum|suka) {food}(?: (?:lagi|tiap hari|setiap hari|terus|kok|biasa saja|biasa aja|tanpa masalah))*',
  ],
  past: ['(?:dulu|waktu kecil) (?:saya |aku )?(?:punya )?alergi {food}'],
  gone: [
    '(?:tapi )?(?:sekarang|kini) (?:sudah |udah )?(?:tidak|nggak|gak|ga|sembuh|aman|biasa saja|hilang)(?: lagi)?|(?:sudah|udah) sembuh',
  ],
  everything: [
    '(?:saya |aku |kami )?(?:makan|bisa makan|suka) (?:apa saja|apa aja|apapun|semua|semuanya)',
  ],
  inclusion: '(?:termasuk|juga|bahkan)',
  included: '(?:juga)',
  tails: [
    '(?:tidak|nggak|gak|ga) (?:masalah|ada masalah|apa apa|kenapa napa)(?: kok)?|aman(?: saja| aja)?',
  ],
};

const tagalog: FineWays = {
  told: [
    '(?:ok|okay) (?:lang |na |po |naman )*(?:sa akin )?(?:ang )?{food}(?: (?:sa akin|ko|po))*',
  ],
  past: [],
  gone: [],
  everything: [
    '(?:wala naman po )?(?:kahit ano(?:ng)? (?:kinakain ko|kumakain ako|kinakain namin)|(?:kumakain|kinakain) (?:ako|ko) (?:ng |ang )?(?:lahat|kahit ano))',
  ],
  inclusion: '(?:pati(?: na rin)?|kasama|kahit)(?: ang| na)?',
  included: '(?:din|rin|pati)',
  tails: ['(?:wala namang problema|walang problema|ok lang|okay lang)(?: po)?'],
};

const hindi: FineWays = {
  told: [
    '(?:mujhe |humein )?{food} (?:se|ke saath) (?:mujhe |humein )?koi (?:problem|dikkat|pareshani|allergy|takleef|issue) (?:nahi|nahin)(?: (?:hai|hoti|hota))?',
    '(?:mujhe |main |hum )*{food} (?:(?:roz|rozana|har din|aaram se|bina problem) )+(?:khat[aei]|khaate|peet[aei]|pit[aei]) (?:hu|hoon|hun|hain)',
  ],
  past: ['(?:bachpan (?:mein|me)|pehle) (?:mujhe )?{food} (?:se|ki|ka) allergy thi'],
  gone: [
    '(?:lekin |par )?(?:ab|abhi) (?:nahi|nahin|theek|thik|khata|khati|sab theek)(?: (?:hai|hoon|hu|hun))?',
  ],
  everything: ['(?:main |hum )?sab kuch (?:khat[aei]|khaate|chalta) (?:hu|hoon|hun|hain|hai)'],
  inclusion: '(?:aur )?(?:bhi|including)',
  included: '(?:bhi)',
  tails: ['koi (?:problem|dikkat) (?:nahi|nahin)(?: hai)?'],
};

const vietnamese: FineWays = {
  told: [
    '(?:toi |minh |em |nha |con )*(?:an|uong) {food} (?:binh thuong|thoai mai|hang ngay|moi ngay|suot|vo tu|khong sao)(?: (?:roi|luon|nhe))*',
    '{food} (?:thi )?(?:toi |minh |em )?(?:an|uong) (?:duoc|binh thuong|thoai mai|khong sao)(?: (?:roi|luon))*',
  ],
  past: ['(?:hoi nho|luc nho|ngay xua) (?:toi |minh )?(?:bi )?di ung {food}'],
  gone: [
    '(?:nhung )?(?:gio|bay gio|nay) (?:het roi|khoi roi|an binh thuong(?: roi)?|khong sao(?: nua)?)',
  ],
  everything: ['(?:toi |minh |nha minh )?an (?:duoc )?(?:het|tat ca|moi thu)'],
  inclusion: '(?:ke ca|luon ca|bao gom)',
  included: '(?:luon|nua)',
  tails: ['(?:khong sao|khong van de gi|binh thuong)'],
};

const swahili: FineWays = {
  told: [
    '(?:mimi )?(?:nakula|nakunywa|tunakula) {food} (?:kila siku|bila (?:shida|tatizo)|vizuri|sana)(?: tu)?',
    '(?:mimi )?(?:natumia|tunatumia|huwa natumia) {food}(?: (?:kila siku|sana|bila (?:shida|tatizo)))?',
    '{food} (?:natumia|tunatumia|nakula|tunakula|nakunywa)(?: (?:kila siku|sana|bila (?:shida|tatizo)|vizuri))?',
    '{food} (?:hainisumbui|hayanisumbui|hazinisumbui|hainidhuru|ni sawa|sawa)(?: tu)?',
  ],
  past: [],
  gone: [],
  everything: ['(?:nakula|tunakula) (?:kila kitu|vyote)'],
  inclusion: '(?:hata|pamoja na|pia)',
  included: '(?:pia)',
  tails: ['(?:hakuna shida|bila shida|sina shida)'],
};

const hausa: FineWays = {
  told: ['(?:ina|muna) (?:cin|sha|shan) {food} (?:kullum|lafiya|ba matsala|sosai)(?: lau)?'],
  past: [],
  gone: [],
  everything: ['(?:ba ni da (?:wata )?matsala )?(?:ina|muna) cin komai'],
  inclusion: '(?:har da|har|da)',
  included: '(?:ma)',
  tails: ['(?:lafiya lau|ba matsala|babu matsala)'],
};

export const fineWaysFurther: readonly FineWays[] = [
  polish,
  turkish,
  indonesian,
  tagalog,
  hindi,
  vietnamese,
  swahili,
  hausa,
];
