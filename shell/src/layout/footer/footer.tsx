import { Container, MailIcon, VisuallyHidden } from "@shop/ds"
import { Link, shop, useLocation } from "@shop/kernel"
import { useMessages } from "../../messages"
import { Brand } from "../brand/brand"
import { isSellerPath } from "../is-seller-path"
import styles from "./footer.module.css"
import { FooterColumn } from "./footer-column"
import { LanguageSwitch } from "./language-switch"
import { networkName } from "./network-name"

/** Who the shop is, where to go on, and where to find it elsewhere. */
export function Footer() {
  const texts = useMessages().footer
  const { pathname } = useLocation()
  if (isSellerPath(pathname)) return null

  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.shop}>
            <Brand />
            <p>{texts.claim}</p>
            <a className={styles.mail} href={`mailto:${shop.supportEmail}`}>
              <MailIcon aria-hidden="true" />
              {shop.supportEmail}
            </a>
          </div>
          {texts.columns.map(({ title, links }) => (
            <FooterColumn key={title} title={title}>
              {links.map(({ text, url }) => (
                <Link key={url} to={url}>
                  {text}
                </Link>
              ))}
            </FooterColumn>
          ))}
          <FooterColumn title={texts.followUs}>
            {shop.socialLinks.map((url) => (
              <a key={url} href={url} target="_blank" rel="noopener noreferrer">
                {networkName(url)} <VisuallyHidden>{texts.opensInNewTab}</VisuallyHidden>
              </a>
            ))}
          </FooterColumn>
        </div>
        <div className={styles.end}>
          <p>{texts.copyright(new Date().getFullYear(), shop.name)}</p>
          <LanguageSwitch />
        </div>
      </Container>
    </footer>
  )
}
