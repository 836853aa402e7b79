/** Where the page names the nonce of its styles, as libraries look for it. */
export const nonceElement = (nonce: string): string => `<meta property="csp-nonce" content="${nonce}" />`

/**
 * The library of the reference writes its styles while it runs, as elements and as attributes. A policy without
 * 'unsafe-inline' takes elements with the page's nonce and what a script sets as a property: so they get the one, and
 * are made into the other.
 */
export const stylesScript = `{
  const nonce = document.querySelector('meta[property="csp-nonce"]').content
  const { createElement } = Document.prototype
  const { setAttribute } = Element.prototype
  const innerHTML = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')
  Document.prototype.createElement = function (...given) {
    const element = createElement.apply(this, given)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }
  Element.prototype.setAttribute = function (name, value) {
    if (name === 'style') this.style.cssText = value
    else setAttribute.call(this, name, value)
  }
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...innerHTML,
    set(markup) {
      innerHTML.set.call(this, String(markup).replaceAll(' style="', ' data-style="'))
      for (const element of this.querySelectorAll('[data-style]')) element.style.cssText = element.dataset.style
    },
  })
}`
