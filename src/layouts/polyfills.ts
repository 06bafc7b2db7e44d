/**
 * The one inline script of every page, named in the policy by its hash (astro.config.ts).
 * Plain ES5, as it runs in browsers that lack what it adds:
 * 1. applies the remembered colour scheme before the first paint;
 * 2. lets links with `data-opens` open their dialog (without script they lead to their page);
 * 3. takes note of a fade between two pages that the browser gave up, which it would report as an error;
 * 4. lets typefaces of a few letters in, a second after the page has loaded (src/server/html/page-styles.ts), and all at once when they are
 *    here: a style that is switched on, and each file that it brings, would lay the whole page out again;
 * 5. links to the form of this page, in a browser that edits (ui/admin/frame/staff-flag.ts);
 * 6. stands in for `command`/`commandfor` and `closedby="any"` where a browser does not know them yet;
 * 7. keeps the list of a request in this tab (`data-add`), and shows how many products it has in the links to contact (`data-contact`);
 * 8. says which way the page was scrolled and whether the focus is in a form or a dialog: Book A Call keeps out of the way then;
 * 9. stands in for `popover` (Chrome 114, Firefox 125, Safari 17): `data-open` shows the panel (Header.module.css).
 */
export const polyfills = `(function(d,w){
try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.documentElement.dataset.theme=t}catch(e){}
function offer(){try{if(!localStorage.getItem('editor')||w.top!==w||/^(admin|preview)$/.test(location.pathname.split('/')[1]))return}catch(e){return}
var b=d.querySelector('[data-preview-banner]'),s=b||d.createElement('aside'),a=d.createElement('a');if(!b){s.setAttribute('aria-label','Staff');s.setAttribute('data-edit','');d.body.appendChild(s)}a.href='/admin/content/edit?address='+encodeURIComponent(location.pathname);a.textContent='Edit this page';
a.style.cssText=(b?'':'position:fixed;box-shadow:var(--float);')+'z-index:20;inset-block-end:16px;inset-inline-start:16px;padding:10px 18px;border:1px solid var(--line-strong);border-radius:var(--pill);background:var(--surface);color:var(--ink);font:600 var(--text-small)/1.5 var(--font)';
s.appendChild(a)}
d.addEventListener('DOMContentLoaded',offer);
var root=d.documentElement,last=0;
w.addEventListener('scroll',function(){var y=w.scrollY;if(Math.abs(y-last)<8)return;root.toggleAttribute('data-scrolls-down',y>last&&y>80);last=y},{passive:true});
d.addEventListener('focusin',function(e){root.toggleAttribute('data-in-form',!!(e.target.closest&&e.target.closest('form,dialog')))});
d.addEventListener('focusout',function(e){if(!e.relatedTarget)root.removeAttribute('data-in-form')});
function quiet(e){var v=e.viewTransition;if(v){[v.ready,v.finished,v.updateCallbackDone].forEach(function(p){p.catch(function(){})})}}
w.addEventListener('pageswap',quiet);w.addEventListener('pagereveal',quiet);
w.addEventListener('load',function(){var s=d.querySelector('style[data-later]');if(s&&w.FontFace)setTimeout(faces,1000,s.sheet.cssRules)});
function faces(rules){var all=[],coming=[];[].forEach.call(rules,function(r){function of(n){return r.style.getPropertyValue(n)}
var f=new FontFace(of('font-family').replace(/["']/g,''),of('src'),{weight:of('font-weight')||'normal',unicodeRange:of('unicode-range'),display:of('font-display')||'auto'});
all.push(f);if(f.display!=='fallback')coming.push(f.load().catch(function(){}))});
Promise.all(coming).then(function(){all.forEach(function(f){d.fonts.add(f)})})}
function kept(){try{return sessionStorage.getItem('request-list')||''}catch(e){return''}}
function count(){var l=kept(),n={},c=0,i,x=l.split(','),s=d.querySelectorAll('[data-contact] a');for(i=0;i<x.length;i++){var p=x[i].split('*')[0];if(p&&!n[p]&&p.indexOf('set.')){n[p]=1;c++}}
for(i=0;i<s.length;i++){var a=s[i],t=a.getAttribute('data-text')||a.textContent;if(!c&&!a.hasAttribute('data-text'))continue;a.setAttribute('data-text',t);a.textContent=c?t+' ('+c+')':t;a.href=c?'/contact?list='+l:'/contact'}
s=d.querySelectorAll('[data-listed]');for(i=0;i<s.length;i++)s[i].href=l?'/contact?list='+l:'/contact'}
w.addEventListener('pageshow',count);w.addEventListener('request-list',count);
d.addEventListener('click',function(e){var t=e.target,a=t.closest&&t.closest('[data-add]'),l=kept(),s;if(!a||e.ctrlKey||e.metaKey||e.shiftKey||l.length>1500)return;
try{sessionStorage.setItem('request-list',(l?l+',':'')+a.getAttribute('data-add'))}catch(x){return}e.preventDefault();a.removeAttribute('data-add');a.setAttribute('data-listed','');a.href='/contact?list='+kept();
s=d.getElementById('request-said');if(!s){s=d.createElement('p');s.id='request-said';s.className='visually-hidden';s.setAttribute('role','status');d.body.appendChild(s)}setTimeout(function(){s.textContent=a.getAttribute('data-said')},100);count()});
var H=w.HTMLElement&&HTMLElement.prototype,B=w.HTMLButtonElement&&HTMLButtonElement.prototype,D=w.HTMLDialogElement&&HTMLDialogElement.prototype,
commands=B&&'command'in B,closes=D&&'closedBy'in D,pops=H&&'popover'in H;
function show(p,on){p.toggleAttribute('data-open',on);d.querySelector('[popovertarget="'+p.id+'"]').setAttribute('aria-expanded',String(on))}
if(!D)return;
d.addEventListener('click',function(e){
var t=e.target;if(!t.closest)return;
var a=t.closest('[data-opens]'),b=!commands&&t.closest('[commandfor]'),c=!pops&&t.closest('[popovertarget]'),o=!pops&&d.querySelector('[popover][data-open]'),x;
if(c){x=d.getElementById(c.getAttribute('popovertarget'));show(x,x!==o)}else if(o&&(a||!o.contains(t)))show(o,false);
if(a&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&(x=d.getElementById(a.dataset.opens))){e.preventDefault();var m=a.closest('dialog');if(m)m.close();var p=a.closest('[popover]');if(p&&p.hidePopover)p.hidePopover();x.showModal()}
else if(b&&(x=d.getElementById(b.getAttribute('commandfor')))){if(b.getAttribute('command')==='show-modal')x.showModal();else x.close()}
else if(!closes&&t.nodeName==='DIALOG'&&t.getAttribute('closedby')==='any'){var r=t.getBoundingClientRect();if(e.clientX<r.left||e.clientX>r.right||e.clientY<r.top||e.clientY>r.bottom)t.close()}
});
if(!pops)d.addEventListener('keydown',function(e){var o=e.key==='Escape'&&d.querySelector('[popover][data-open]');if(o){show(o,false);d.querySelector('[popovertarget="'+o.id+'"]').focus()}});
})(document,window)`
